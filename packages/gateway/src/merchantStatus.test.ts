import { liveCalls } from "@livery/platform/allCalls.gen.ts";
import type { Call } from "@livery/platform/call.ts";
import { balance } from "@livery/platform/calls/balance.ts";
import { confirmDeposit } from "@livery/platform/calls/confirmDeposit.ts";
import { createDeposit } from "@livery/platform/calls/createDeposit.ts";
import { createWithdrawal } from "@livery/platform/calls/createWithdrawal.ts";
import { withdrawals } from "@livery/platform/calls/withdrawals.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type MoneyLab, PAYMENT_PASSWORD, openMoneyLab } from "./testing/openMoneyLab.ts";
import { type TestGateway, openTestGateway } from "./testing/openTestGateway.ts";
import { sendWithKey } from "./testing/sendWithKey.ts";
import { testMerchant } from "./testing/testMerchant.ts";

const HOUR_MS = 3_600_000;
const { merchant } = testMerchant;

/** The calls that work on a closed site, listed once here and by each call. */
const answered = [
  "confirmWithdrawal",
  "customerServices",
  "excludeSelf",
  "logout",
  "pausePlay",
  "systemStatus",
  "takeTimeOut",
  "withdrawalConfirmation",
  "withdrawals",
];
const calls = Object.values<Call<never, unknown>>(liveCalls).map((call) => [call.id, call] as const);

let platform: TestGateway;
let token: string;
beforeAll(async () => {
  platform = await openTestGateway({ simulator: true });
  token = await platform.logIn("demo");
});
afterAll(() => platform.gateway.close());

/** The code of a call without any fields: it only matters whether the call was let in. */
async function codeOf({ path, method, auth }: Call<never, unknown>): Promise<string | undefined> {
  const headers = auth === "none" ? {} : { Authorization: token };
  const answer = await platform.raw(path, { method, headers, ...(method !== "GET" && { body: "{}" }) });
  return answer.body.code;
}

it("a closed site serves the calls that report its state, end something or lead to help", () => {
  const open = calls.filter(([, { whileClosed }]) => whileClosed).map(([id]) => id);
  expect(open.toSorted()).toEqual(answered);
});

const states = [
  ["open", { state: "open" }, undefined],
  ["under maintenance", { state: "maintenance" }, "MAINTENANCE"],
  ["closed to the visitor's place", { state: "restricted", country: "KR" }, "RESTRICTED"],
  ["closed to another place", { state: "restricted", country: "JP" }, undefined],
] as const;

it.each(calls)("%s: on a site that is open, under maintenance, or closed to a country", async (id, call) => {
  const { control } = platform.gateway;
  control.simulator?.countries.set("KR", {});
  for (const [state, status, code] of states) {
    await control.setStatus(merchant, status);
    const told = await codeOf(call);
    const apiError = ["MAINTENANCE", "RESTRICTED"].find((known) => known === told);
    expect(apiError, state).toBe(answered.includes(id) ? undefined : code);
  }
  await control.setStatus(merchant, { state: "open" });
  // The logout ends the session that the next call comes with.
  if (id === "logout") token = await platform.logIn("demo");
});

it("a client that must wait gets the waiting time, if it is known", async () => {
  const { clock, gateway } = platform;
  await gateway.control.setStatus(merchant, { state: "maintenance", end: clock.now + HOUR_MS });
  const closed = await gateway.fetch(
    new Request("http://platform.test/wps/captcha", { headers: { Merchant: merchant } }),
  );
  expect([closed.status, closed.headers.get("Retry-After")]).toEqual([503, "3600"]);
  await gateway.control.setStatus(merchant, { state: "open" });
});

describe("money in flight", () => {
  let lab: MoneyLab;
  beforeAll(async () => {
    lab = await openMoneyLab();
  });
  afterAll(() => lab.close());

  it("goes on settling while the site is closed, and its state can be seen", async () => {
    const member = lab.addMember();
    const session = lab.tokenOf(member);
    const send = <Value>(call: Call<never, unknown>, fields: object) =>
      sendWithKey(lab.platform, call as Call<object, unknown>, fields, { token: session }).then(
        ({ value }) => value as Value,
      );
    const { id } = await send<{ id: string }>(createDeposit as never, { method: "BANK", amount: 1_000_000 });
    await send(confirmDeposit as never, { id });
    const card = lab.addCard(member);
    await send(createWithdrawal as never, { card, amount: 300_000, paymentPassword: PAYMENT_PASSWORD });

    const { control } = lab.platform.gateway;
    await control.setStatus(merchant, { state: "maintenance" });
    lab.platform.clock.now += 2 * 60_000;
    const client = lab.platform.client({ token: session });
    await expect(client(balance, undefined)).rejects.toMatchObject({ code: "MAINTENANCE" });
    const { list } = await client(withdrawals, {});
    expect(list.map(({ state }) => state)).toEqual(["COMPLETED"]);
    await control.setStatus(merchant, { state: "open" });
    const { total } = await client(balance, undefined);
    expect(total).toBe(100_000_000 + 1_000_000 - 300_000);
  });
});
