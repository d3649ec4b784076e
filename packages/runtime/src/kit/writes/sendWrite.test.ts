import type { Call } from "@livery/platform/call.ts";
import type { Send } from "@livery/platform/createSend.ts";
import { PlatformError } from "@livery/platform/platformError.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { apiError } from "../../testing/fakeSend.ts";
import { fakeStorage } from "../../testing/fakeStorage.ts";
import { newPage } from "../../testing/newPage.ts";
import { sendWrite } from "./sendWrite.ts";

interface Order {
  readonly amount: number;
  readonly paymentPassword?: string;
}

const order: Call<Order, string> = {
  id: "createOrder",
  requirement: "AP-111",
  method: "POST",
  path: "/orders",
  auth: "token",
  encrypted: true,
  idempotent: false,
  takesIdempotencyKey: true,
  status: "live",
  encode: (json) => ({ json }),
  decode: () => ({ ok: false, path: "", reason: "is not used here" }),
};

const { takesIdempotencyKey: _, ...withoutKey } = order;

const lost = new PlatformError("offline", "the response was lost");

/** A page with a memory of its own, on a platform that gives these responses in turn. A reload is another page. */
function openPage(responses: readonly (string | Error)[]) {
  const keys: (string | undefined)[] = [];
  const remaining = [...responses];
  const send: Send = async (_call, _request, options) => {
    keys.push(options?.key);
    const response = remaining.shift();
    if (response instanceof Error) throw response;
    return response as never;
  };
  const context = newPage(send);
  const write = (
    request: Order,
    options: { readonly scope?: string; readonly stored?: boolean; readonly call?: typeof order } = {},
  ) =>
    sendWrite(context, options.call ?? order, request, {
      invalidates: [{ id: "balance" }],
      ...(options.stored !== false && { remembers: ({ amount }: Order) => ({ amount }) }),
      ...(options.scope !== undefined && { scope: options.scope }),
    });
  return { write, keys, queries: context.queries, intentions: context.intentions };
}

beforeEach(() => vi.stubGlobal("sessionStorage", fakeStorage()));
afterEach(() => vi.unstubAllGlobals());

test("a retry after a lost response uses the same key, and a send after the outcome uses a new one", async () => {
  const { write, keys } = openPage([lost, "made", "made"]);
  expect(await write({ amount: 5 })).toMatchObject({ state: "unknown" });
  expect(await write({ amount: 5 })).toEqual({ state: "done", response: "made" });
  await write({ amount: 5 });
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[1]);
});

test("a reload keeps the key and what the user wanted, but no secret", async () => {
  const before = openPage([lost]);
  await before.write({ amount: 5, paymentPassword: "135790" });
  const after = openPage(["made"]);
  expect(after.intentions.pending("createOrder")).toBe('{"amount":5}');
  expect(sessionStorage.getItem("intentions")).not.toContain("135790");
  await after.write({ amount: 5, paymentPassword: "135790" });
  expect(after.keys).toEqual(before.keys);
  expect(openPage([]).intentions.pending("createOrder")).toBeUndefined();
});

test("an intention that is not stored ends with the page", async () => {
  const before = openPage([lost, "made"]);
  await before.write({ amount: 5 }, { stored: false });
  expect(sessionStorage.getItem("intentions")).toBeNull();
  expect(openPage([]).intentions.pending("createOrder")).toBeUndefined();
  await before.write({ amount: 5 }, { stored: false });
  expect(before.keys[0]).toBe(before.keys[1]);
});

test("another amount is another intention", async () => {
  const { write, keys } = openPage([lost, lost]);
  await write({ amount: 5 });
  await write({ amount: 6 });
  expect(keys[0]).not.toBe(keys[1]);
});

test("a key is no longer used once the platform may have forgotten it", async () => {
  vi.useFakeTimers({ now: 0, toFake: ["Date"] });
  try {
    const before = openPage([lost]);
    await before.write({ amount: 5 });
    vi.setSystemTime(23 * 3_600_000);
    const after = openPage([lost]);
    await after.write({ amount: 5 });
    expect(after.keys).not.toEqual(before.keys);
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  ["an API error is a known outcome", apiError(422, "LIMIT_REACHED"), "refused", true],
  ["an internal error of the platform is a known outcome", apiError(500, "INTERNAL"), "refused", true],
  ["without a session nothing was sent", new PlatformError("signedOut", "no session"), "refused", true],
  ["a proxy's status tells nothing", apiError(502), "unknown", false],
  ["a time-out tells nothing", new PlatformError("timeout", "too late"), "unknown", false],
  ["an unreadable response tells nothing", new PlatformError("malformed", "not JSON"), "unknown", false],
  ["the first send may still be running", apiError(409, "KEY_IN_FLIGHT"), "unknown", false],
  ["the key was used for another request", apiError(422, "KEY_REUSED"), "conflict", true],
])("%s", async (_, error, state, ends) => {
  const { write, intentions } = openPage([error]);
  expect(await write({ amount: 5 })).toEqual({ state, error });
  expect(intentions.pending("createOrder") === undefined).toBe(ends);
});

test.each([
  ["the platform carried out no such order", apiError(422, "LIMIT_REACHED"), order, true],
  ["the session ended before the platform looked at the key", apiError(401, "SESSION_EXPIRED"), order, false],
  ["there was no session to send it with", new PlatformError("signedOut", "no session"), order, false],
  ["the platform is busy", apiError(429, "auth/too-many-requests"), order, false],
  ["the platform is closed", apiError(503, "MAINTENANCE"), order, false],
  ["a call without a key fails because of its own first send", apiError(409, "TAKEN"), withoutKey, false],
])("whether the error of a retry tells the outcome of the first send: %s", async (_, error, call, ends) => {
  const { write, intentions } = openPage([lost, error]);
  await write({ amount: 5 }, { call });
  expect(await write({ amount: 5 }, { call })).toEqual({ state: "refused", error });
  expect(intentions.pending("createOrder") === undefined).toBe(ends);
});

test("two clicks send once; two orders of one call are sent in parallel", async () => {
  const { write, keys } = openPage(["made", "made", "made"]);
  const results = await Promise.all([write({ amount: 5 }), write({ amount: 5 })]);
  expect(results.map(({ state }) => state)).toEqual(["done", "busy"]);
  const scoped = await Promise.all([write({ amount: 5 }, { scope: "1" }), write({ amount: 5 }, { scope: "2" })]);
  expect(scoped.map(({ state }) => state)).toEqual(["done", "done"]);
  expect(new Set(keys).size).toBe(3);
});

test.each([
  ["was made", "made", true],
  ["has an unknown outcome", lost, true],
  ["was refused", apiError(422, "LIMIT_REACHED"), true],
  ["had a wrong payment password", apiError(422, "WRONG_PAYMENT_PASSWORD"), false],
  ["had a wrong login password", apiError(422, "WRONG_PASSWORD"), false],
  ["came while no password is looked at", apiError(423, "PASSWORD_LOCKED"), false],
])("whether the data that a write changes is fetched again if the write %s", async (_, response, isInvalidated) => {
  const { write, queries } = openPage([response]);
  queries.setQueryData(["balance", "token"], 1);
  queries.setQueryData(["banners"], 1);
  await write({ amount: 5 });
  expect(queries.getQueryState(["balance", "token"])?.isInvalidated).toBe(isInvalidated);
  expect(queries.getQueryState(["banners"])?.isInvalidated).toBe(false);
});
