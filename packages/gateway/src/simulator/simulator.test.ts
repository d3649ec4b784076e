import { liveCalls } from "@livery/platform/allCalls.gen.ts";
import type { Call } from "@livery/platform/call.ts";
import { balance } from "@livery/platform/calls/balance.ts";
import { confirmDeposit } from "@livery/platform/calls/confirmDeposit.ts";
import { createDeposit } from "@livery/platform/calls/createDeposit.ts";
import { deposits } from "@livery/platform/calls/deposits.ts";
import { memberInfo } from "@livery/platform/calls/memberInfo.ts";
import { register } from "@livery/platform/calls/register.ts";
import { systemStatus } from "@livery/platform/calls/systemStatus.ts";
import { needsSession } from "@livery/platform/needsSession.ts";
import { minor } from "@livery/product/money.ts";
import { SIMULATOR_VISITOR } from "@livery/product/simulatorVisitor.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createGateway } from "../createGateway.ts";
import { DEMO_PASSWORD } from "../demoAccounts.ts";
import { type TestGateway, openTestGateway } from "../testing/openTestGateway.ts";
import { sendWithKey } from "../testing/sendWithKey.ts";
import { testMerchant } from "../testing/testMerchant.ts";
import { ConnectionDropped } from "./connectionDropped.ts";
import type { Simulator } from "./createSimulator.ts";

const HOUR = 3_600_000;
const other = { ...testMerchant, merchant: "OTHER1" };
const maltese = { ...testMerchant, merchant: "MALTA1", markets: ["MT"] };

/** The pending delays of responses, which end when the test or the closing platform ends them. */
let delays: { readonly ms: number; readonly end: () => void }[];
let platform: TestGateway;
let simulator: Simulator;
beforeEach(async () => {
  delays = [];
  const wait = (ms: number, signal: AbortSignal): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    delays.push({ ms, end: resolve });
    signal.addEventListener("abort", () => resolve());
    return promise;
  };
  platform = await openTestGateway({ merchants: [testMerchant, other, maltese], simulator: { wait } });
  simulator = platform.gateway.control.simulator!;
});
afterEach(() => platform.gateway.close());

const ask = (merchant: string = testMerchant.merchant, visitor?: string): Promise<Response> =>
  platform.gateway.fetch(
    new Request(`http://platform.test${systemStatus.path}`, {
      headers: { Merchant: merchant, ...(visitor !== undefined && { [SIMULATOR_VISITOR]: visitor }) },
    }),
  );

const statusOf = async (...asked: Parameters<typeof ask>): Promise<number> => (await ask(...asked)).status;

describe("the clock", () => {
  it("ends a session, advances an order, and goes back", async () => {
    const token = await platform.logIn("vip");
    const send = platform.client({ token });
    const { id } = await send(createDeposit, { method: "BANK", amount: minor(1_000_000) });
    await send(confirmDeposit, { id });
    simulator.clock.move(20_000);
    expect((await send(deposits, {})).list).toMatchObject([{ id, state: "COMPLETED" }]);
    simulator.clock.move(48 * HOUR);
    await expect(send(memberInfo, undefined)).rejects.toMatchObject({ code: "SESSION_EXPIRED" });
    expect(simulator.clock.offset()).toBe(48 * HOUR + 20_000);
    simulator.clock.set(Date.UTC(2030, 0, 1));
    platform.clock.now += HOUR;
    expect(simulator.clock.now()).toBe(Date.UTC(2030, 0, 1, 1));
    simulator.clock.reset();
    expect(simulator.clock.now()).toBe(platform.clock.now);
  });
});

describe("a fault", () => {
  it.each([
    [500, "INTERNAL", null],
    [503, "UNAVAILABLE", "5"],
    [429, "auth/too-many-requests", "30"],
    [401, "SESSION_EXPIRED", null],
  ] as const)("of the status %d is the platform's own error, the given number of times", async (status, code, wait) => {
    simulator.faults.add({ call: "systemStatus", effect: { kind: "status", status }, times: 2 });
    for (let met = 0; met < 2; met++) {
      const answer = await ask();
      expect([answer.status, answer.headers.get("Retry-After")]).toEqual([status, wait]);
      expect(answer.headers.get("Cache-Control")).toBe("no-store");
      expect(await answer.json()).toMatchObject({ success: false, code, message: expect.stringMatching(/[가-힣]/u) });
    }
    expect(await statusOf()).toBe(200);
    expect(simulator.faults.list()).toEqual([]);
  });

  it("no response: the call is not carried out, and its client is offline", async () => {
    const { id } = simulator.faults.add({ call: "*", effect: { kind: "noResponse" } });
    await expect(ask()).rejects.toBeInstanceOf(ConnectionDropped);
    const fields = { username: "byeolbit", password: "passwort-frei" };
    const request = { fields, registerUrl: "", domain: "", registerMethod: "WEB" as const };
    await expect(platform.client()(register, request)).rejects.toMatchObject({ failure: "offline" });
    expect(simulator.faults.remove(id)).toBe(true);
    expect((await platform.client()(register, request)).token).toBeTruthy();
  });

  it("a lost response: the call is carried out, and its key gets the stored response", async () => {
    const token = await platform.logIn("vip");
    const key = "a-key-of-the-visitor";
    const request = { method: "BANK", amount: minor(1_000_000) };
    simulator.faults.add({ call: "createDeposit", effect: { kind: "lostResponse" }, times: 1 });
    await expect(sendWithKey(platform, createDeposit, request, { token, key })).rejects.toThrow("fetch failed");
    const again = await sendWithKey(platform, createDeposit, request, { token, key });
    expect(again).toMatchObject({ status: 200, isRepeated: true });
    expect((await platform.client({ token })(deposits, {})).total).toBe(1);
  });

  it.each([
    ["a page of HTML", "noJson", /^text\/html/, /^<!doctype html>/],
    ["broken JSON", "brokenJson", /^application\/json/, /^\{"success":true,[^}]*$/],
  ] as const)("%s comes with status 200, and no client can read it", async (_, kind, type, body) => {
    simulator.faults.add({ call: "*", effect: { kind } });
    const answer = await ask();
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, expect.stringMatching(type)]);
    expect(await answer.text()).toMatch(body);
    const send = platform.client();
    await expect(send(systemStatus, { host: "x" })).rejects.toMatchObject({ failure: "malformed" });
  });

  it("another shape is JSON that matches no call's response, except for calls without a result", async () => {
    simulator.faults.add({ call: "*", effect: { kind: "otherShape" } });
    const { value, ...body } = (await (await ask()).json()) as { value: unknown };
    const fits = Object.values<Call<never, unknown>>(liveCalls).filter(
      ({ decode, keepsEnvelope }) => decode(keepsEnvelope ? { ...body, value } : value).ok,
    );
    expect(fits.every(({ decode }) => decode({}).ok)).toBe(true);
    expect(fits.length).toBeLessThan(Object.keys(liveCalls).length / 8);
  });

  it("a delay holds back the correct response, but not the closing of the platform", async () => {
    simulator.faults.add({ call: "systemStatus", effect: { kind: "delay", ms: 60_000 } });
    const late = ask();
    expect(delays).toMatchObject([{ ms: 60_000 }]);
    delays[0]?.end();
    expect((await late).status).toBe(200);
    const tooLate = ask();
    await platform.gateway.close();
    expect((await tooLate).status).toBe(503);
  });

  it("applies to one call, one site or one visitor, and the newest of several takes effect", async () => {
    const effect = { kind: "status", status: 500 } as const;
    simulator.faults.add({ call: "*", merchant: other.merchant, effect });
    simulator.faults.add({ call: "systemStatus", visitor: "anna", effect: { kind: "status", status: 503 } });
    simulator.faults.add({ call: "balance", effect: { kind: "status", status: 401 } });
    expect(await statusOf()).toBe(200);
    expect(await statusOf(testMerchant.merchant, "anna")).toBe(503);
    expect(await statusOf(testMerchant.merchant, "bert")).toBe(200);
    expect(await statusOf(other.merchant)).toBe(500);
    expect(await statusOf(other.merchant, "anna")).toBe(503);
    simulator.faults.clear();
    expect(await statusOf(other.merchant, "anna")).toBe(200);
  });
});

describe("the visitor's country", () => {
  const seen = async (...asked: Parameters<typeof ask>): Promise<unknown> => {
    const { value } = (await (await ask(...asked)).json()) as { value: Record<string, unknown> };
    return [value["regionRestriction"], (value["location"] as { country?: string }).country];
  };

  it("decides whether a site that is closed to a country is closed to a visitor, who sees the country", async () => {
    await platform.gateway.control.setStatus(testMerchant.merchant, { state: "restricted", country: "KR" });
    expect(await seen()).toEqual([true, "KR"]);
    simulator.countries.set("JP");
    expect(await seen()).toEqual([false, "JP"]);
    simulator.countries.set("KR", { visitor: "anna" });
    expect([await seen(), await seen(testMerchant.merchant, "anna")]).toEqual([
      [false, "JP"],
      [true, "KR"],
    ]);
    simulator.countries.set(undefined, { visitor: "anna" });
    expect(await seen(testMerchant.merchant, "anna")).toEqual([false, "JP"]);
  });

  it("closes a merchant's site, and no other, if it is outside the merchant's markets", async () => {
    expect(await seen(maltese.merchant)).toEqual([false, undefined]);
    simulator.countries.set("KR");
    expect([await seen(maltese.merchant), await seen()]).toEqual([
      [true, "KR"],
      [false, "KR"],
    ]);
    simulator.countries.set("MT", { merchant: maltese.merchant });
    expect(await seen(maltese.merchant)).toEqual([false, "MT"]);
  });
});

describe("the log", () => {
  it("has the last 500 responses, newest first, each with its request and its outcome", async () => {
    const token = await platform.logIn("demo");
    await platform.client({ token })(balance, undefined);
    simulator.faults.add({ call: "balance", effect: { kind: "noResponse" }, times: 1 });
    await platform.raw(balance.path, { headers: { Authorization: token } }).catch(() => undefined);
    await platform.raw("/wps/nothing", { headers: { Merchant: "NOBODY" } });
    const { merchant } = testMerchant;
    const at = platform.clock.now;
    expect(simulator.log.list(1)).toMatchObject([
      { at, merchant: undefined, call: undefined, path: "/wps/nothing", status: 404, code: "UNKNOWN_CALL" },
      { at, merchant, call: "balance", status: undefined, fault: "noResponse", account: undefined },
      { at, merchant, call: "balance", method: "GET", path: balance.path, status: 200, account: "demo" },
    ]);
    const [{ id: last } = { id: 0 }] = simulator.log.list();
    for (let sent = 0; sent < 500; sent++) await ask();
    expect(simulator.log.list().map(({ id }) => id)).toEqual(Array.from({ length: 500 }, (_, n) => last + 500 - n));
  });

  it("AP-073 contains no body, token, key or query of any request", async () => {
    const token = await platform.logIn("demo");
    const secret = "geheim-7351-lang-genug";
    const body = JSON.stringify({ type: "username", username: "demo", password: secret, newPassword: secret });
    for (const call of Object.values<Call<never, unknown>>(liveCalls)) {
      const headers = { Authorization: needsSession(call) ? token : secret, "Idempotency-Key": secret };
      const path = `${call.path}?token=${secret}`;
      await platform.raw(path, { method: call.method, headers, ...(call.method !== "GET" && { body }) });
    }
    await platform.raw(`/wps/nothing/at/all?key=${secret}`, {
      headers: { Merchant: secret, [SIMULATOR_VISITOR]: secret },
    });
    const text = JSON.stringify(simulator.log.list());
    expect(simulator.log.list().length).toBeGreaterThan(Object.keys(liveCalls).length);
    for (const told of [secret, token, DEMO_PASSWORD, "7351"]) expect(text).not.toContain(told);
  });
});

it("the next platform of a simulator continues with its time and faults, until a reset", async () => {
  simulator.clock.move(HOUR);
  simulator.faults.add({ call: "*", effect: { kind: "status", status: 500 } });
  const options = { merchants: [testMerchant], database: ":memory:", clock: Date.now, simulator };
  const next = await createGateway(options);
  expect(next.control.simulator).toBe(simulator);
  const asked = () =>
    new Request(`http://platform.test${systemStatus.path}`, { headers: { Merchant: testMerchant.merchant } });
  expect((await next.fetch(asked())).status).toBe(500);
  simulator.reset();
  expect([(await next.fetch(asked())).status, simulator.clock.offset()]).toEqual([200, 0]);
  await next.close();
});

it("is absent unless it is requested", async () => {
  const plain = await openTestGateway();
  expect(plain.gateway.control.simulator).toBeUndefined();
  await plain.gateway.close();
});
