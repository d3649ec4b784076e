import { balance } from "@livery/platform/calls/balance.ts";
import { captcha } from "@livery/platform/calls/captcha.ts";
import { countryCodes } from "@livery/platform/calls/countryCodes.ts";
import { language } from "@livery/platform/calls/language.ts";
import { login } from "@livery/platform/calls/login.ts";
import { transferFunds } from "@livery/platform/calls/transferFunds.ts";
import { whitelabel } from "@livery/platform/calls/whitelabel.ts";
import { afterEach, expect, it } from "vitest";
import { type TestGateway, openTestGateway } from "../testing/openTestGateway.ts";
import { type Limits, looseLimits } from "./limits.ts";

const open: TestGateway[] = [];
afterEach(() => Promise.all(open.splice(0).map(({ gateway }) => gateway.close())));

/** A platform with one tight limit. */
async function platformWith(limits: Partial<Limits>): Promise<TestGateway> {
  const platform = await openTestGateway({ limits: { ...looseLimits, ...limits } });
  open.push(platform);
  return platform;
}

const twice = { burst: 2, perMinute: 1 };

/** Resolves when this turn of the event loop has finished its work. */
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

const statuses = async (count: number, ask: () => Promise<{ status: number }>): Promise<number[]> => {
  const found: number[] = [];
  for (let asked = 0; asked < count; asked += 1) found.push((await ask()).status);
  return found;
};

it("ER-003 too frequent requests are rejected with the waiting time, in the visitor's language", async () => {
  const { gateway, clock, raw } = await platformWith({ address: twice });
  const context = { address: "203.0.113.7" };
  expect(await statuses(3, () => raw(countryCodes.path, context))).toEqual([200, 200, 429]);
  const headers = { Merchant: "TEST01", Language: "ko" };
  const refused = await gateway.fetch(new Request(`http://platform.test${countryCodes.path}`, { headers }), context);
  expect(refused.headers.get("Retry-After")).toBe("60");
  expect(await refused.json()).toEqual({
    success: false,
    code: "auth/too-many-requests",
    message: "요청이 너무 많습니다. 1분 뒤에 다시 시도해 주세요.",
    value: { retryAfter: 60 },
  });
  expect((await raw(countryCodes.path, { address: "203.0.113.8" })).status).toBe(200);
  clock.now += 60_000;
  expect((await raw(countryCodes.path, context)).status).toBe(200);
});

it("the machine's own address is limited too, and an IPv6 network as one address", async () => {
  const { raw } = await platformWith({ address: twice });
  expect(await statuses(3, () => raw(countryCodes.path, { address: "127.0.0.1" }))).toEqual([200, 200, 429]);
  const last = [1, 2, 3];
  expect(await statuses(3, () => raw(countryCodes.path, { address: `2001:db8::${last.pop()}` }))).toEqual([
    200, 200, 429,
  ]);
});

it("a flooding address uses up nothing of the overall limit", async () => {
  const { raw } = await platformWith({ address: twice, whole: { burst: 4, perMinute: 1 } });
  expect(await statuses(20, () => raw(countryCodes.path, { address: "203.0.113.7" }))).toContain(429);
  expect(await statuses(3, () => raw(countryCodes.path))).toEqual([200, 200, 429]);
});

it("each member has one limit for all its sessions and addresses", async () => {
  const { logIn, raw } = await platformWith({ account: twice });
  const ask = (token: string) => raw(balance.path, { headers: { Authorization: token } });
  const [one, other] = [await logIn("demo"), await logIn("demo")];
  expect([(await ask(one)).status, (await ask(other)).status, (await ask(one)).status]).toEqual([200, 200, 429]);
  expect((await ask(await logIn("vip"))).status).toBe(200);
});

it("a member's calls that move money have their own limit", async () => {
  const { logIn, raw } = await platformWith({ money: twice });
  const headers = { Authorization: await logIn("demo") };
  const move = () => raw(transferFunds.path, { method: transferFunds.method, headers, body: "{}" });
  expect((await statuses(3, move)).at(-1)).toBe(429);
  expect((await raw(balance.path, { headers })).status).toBe(200);
});

it("logins and pictures have their own limits, by address and whatever the body contains", async () => {
  const { raw } = await platformWith({ login: twice, captcha: twice });
  const address = "203.0.113.7";
  const names = ["a", "b", "c"];
  const guess = () =>
    raw(login.path, {
      method: login.method,
      address,
      body: JSON.stringify({ type: "username", username: names.pop(), password: "wrong" }),
    });
  expect((await statuses(3, guess)).at(-1)).toBe(429);
  expect(await statuses(3, () => raw(captcha.path, { address }))).toEqual([200, 200, 429]);
  expect((await raw(countryCodes.path, { address })).status).toBe(200);
});

it("ER-003 too many calls at once are rejected, and accepted again when others have ended", async () => {
  const { gateway, raw, logIn } = await platformWith({ underWay: 3 });
  const headers = { Merchant: "TEST01", Authorization: await logIn("demo"), "Content-Type": "application/json" };
  await nextTurn();
  const moves = Array.from({ length: 5 }, (_, index) =>
    gateway.fetch(
      new Request(`http://platform.test${transferFunds.path}`, {
        method: transferFunds.method,
        headers: { ...headers, "Idempotency-Key": `a key of its own ${index}`.replaceAll(" ", "-") },
        body: JSON.stringify({ from: "MAIN", to: "PP", amount: 100 }),
      }),
    ),
  );
  const answers = await Promise.all(moves);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 503, 503]);
  const refused = answers.find(({ status }) => status === 503);
  expect(refused?.headers.get("Retry-After")).toBe("5");
  expect(await refused?.json()).toMatchObject({ success: false, code: "BUSY" });
  await nextTurn();
  expect((await raw(countryCodes.path)).status).toBe(200);
});

it("a call that completes at once counts until its turn ends, so one turn accepts only a limited number", async () => {
  const { raw } = await platformWith({ underWay: 2 });
  for (let turn = 0; turn < 3; turn += 1) {
    const found = await Promise.all([1, 2, 3].map(() => raw(whitelabel.path)));
    expect(found.map(({ status }) => status)).toEqual([200, 200, 503]);
    await nextTurn();
  }
});

it("a call whose body never arrives blocks nobody", async () => {
  const { gateway, raw } = await platformWith({ underWay: 1 });
  const comes = Promise.withResolvers<string>();
  const body = new ReadableStream({
    async pull(controller) {
      controller.enqueue(new TextEncoder().encode(await comes.promise));
      controller.close();
    },
  });
  const headers = { Merchant: "TEST01", "Content-Type": "application/json" };
  const init = { method: language.method, headers, body, duplex: "half" };
  const slow = gateway.fetch(new Request(`http://platform.test${language.path}`, init as RequestInit));
  await nextTurn();
  expect((await raw(countryCodes.path)).status).toBe(200);
  await nextTurn();
  comes.resolve('{"language":"en"}');
  expect((await slow).status).toBe(200);
});
