import { balance } from "@livery/platform/calls/balance.ts";
import { cancelDeposit } from "@livery/platform/calls/cancelDeposit.ts";
import { confirmDeposit } from "@livery/platform/calls/confirmDeposit.ts";
import { createDeposit } from "@livery/platform/calls/createDeposit.ts";
import { deposits } from "@livery/platform/calls/deposits.ts";
import { minor } from "@livery/product/money.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestGateway, openTestGateway } from "../testing/openTestGateway.ts";

const MINUTE = 60_000;

let platform: TestGateway;
let token: string;
let send: ReturnType<TestGateway["client"]>;
beforeAll(async () => {
  platform = await openTestGateway();
  token = await platform.logIn("vip");
  send = platform.client({ token });
});
afterAll(() => platform.gateway.close());

const total = async () => (await send(balance, undefined)).total;
const order = (amount = 1_000_000) => send(createDeposit, { method: "BANK", amount: minor(amount) });

it("AP-112 a paid order is credited once, after the cashier's time", async () => {
  const before = await total();
  const created = await platform.expectContract(createDeposit, { method: "BANK", amount: minor(2_000_000) }, token);
  expect(created).toMatchObject({ state: "CREATED", amount: 2_000_000, payTo: { reference: created.id } });
  expect(Date.parse(created.expiresAt!) - Date.parse(created.createdAt)).toBe(15 * MINUTE);
  const paid = await platform.expectContract(confirmDeposit, { id: created.id }, token);
  expect(paid).toMatchObject({ id: created.id, state: "PAID" });
  platform.clock.now += 19_999;
  expect(await total()).toBe(before);
  platform.clock.now += 1;
  expect(await total()).toBe(before + 2_000_000);
  platform.clock.now += MINUTE;
  await platform.gateway.control.tick();
  expect(await total()).toBe(before + 2_000_000);
  const { list } = await platform.expectContract(deposits, { state: "COMPLETED" }, token);
  expect(list).toMatchObject([{ id: created.id, state: "COMPLETED" }]);
});

it("AP-113 an unpaid order can be cancelled, after which it can be neither paid nor cancelled", async () => {
  const { id } = await order();
  expect(await platform.expectContract(cancelDeposit, { id }, token)).toMatchObject({ state: "CANCELLED" });
  for (const call of [cancelDeposit, confirmDeposit]) {
    await expect(send(call, { id })).rejects.toMatchObject({ status: 409, value: { state: "CANCELLED" } });
    await expect(send(call, { id: "D0" })).rejects.toMatchObject({ status: 404, code: "ORDER_UNKNOWN" });
  }
});

it("AP-112 an order expires after a quarter of an hour", async () => {
  const { id } = await order();
  platform.clock.now += 15 * MINUTE;
  await expect(send(confirmDeposit, { id })).rejects.toMatchObject({ code: "ORDER_STATE" });
  expect((await send(deposits, { pageSize: 1 })).list).toMatchObject([{ id, state: "EXPIRED" }]);
});

it("another member's order cannot be accessed", async () => {
  const { id } = await order();
  const other = platform.client({ token: await platform.logIn("demo") });
  await expect(other(confirmDeposit, { id })).rejects.toMatchObject({ code: "ORDER_UNKNOWN" });
  expect((await other(deposits, {})).total).toBe(0);
  await send(cancelDeposit, { id });
});

it.each([
  ["below the least", { method: "BANK", amount: minor(99_999) }, "AMOUNT_OUT_OF_RANGE"],
  ["above the most", { method: "BANK", amount: minor(1_000_000_001) }, "AMOUNT_OUT_OF_RANGE"],
  ["of an unknown method", { method: "GOLD", amount: minor(1_000_000) }, "FIELD_INVALID"],
  ["with an unknown bonus", { method: "BANK", amount: minor(1_000_000), bonus: "b1" }, "FIELD_INVALID"],
] as const)("an order %s is rejected", async (_, request, code) => {
  await expect(send(createDeposit, request)).rejects.toMatchObject({ status: 422, code });
});

it("five orders may be open at once", async () => {
  const open = await Promise.all(Array.from({ length: 5 }, () => order()));
  await expect(order()).rejects.toMatchObject({ code: "TOO_MANY_ORDERS" });
  await Promise.all(open.map(({ id }) => send(cancelDeposit, { id })));
  await order();
  platform.clock.now += 15 * MINUTE;
});
