import { addBankCard } from "@livery/platform/calls/addBankCard.ts";
import { cancelDeposit } from "@livery/platform/calls/cancelDeposit.ts";
import { createDeposit } from "@livery/platform/calls/createDeposit.ts";
import { createWithdrawal } from "@livery/platform/calls/createWithdrawal.ts";
import { depositMethods } from "@livery/platform/calls/depositMethods.ts";
import { deposits } from "@livery/platform/calls/deposits.ts";
import { setPaymentPassword } from "@livery/platform/calls/setPaymentPassword.ts";
import { withdrawalInfo } from "@livery/platform/calls/withdrawalInfo.ts";
import { withdrawals } from "@livery/platform/calls/withdrawals.ts";
import { minor } from "@livery/product/money.ts";
import { afterEach, beforeEach, expect, it } from "vitest";
import { DEMO_PASSWORD as password } from "../demoAccounts.ts";
import { type TestGateway, openTestGateway } from "../testing/openTestGateway.ts";

const DAY = 24 * 60 * 60_000;
const paymentPassword = "135790";

let platform: TestGateway;
/** A member with 12,480,350.00. */
let token: string;
let send: ReturnType<TestGateway["client"]>;
beforeEach(async () => {
  platform = await openTestGateway();
  await logIn();
});
afterEach(() => platform.gateway.close());

async function logIn(): Promise<void> {
  token = await platform.logIn("vip");
  send = platform.client({ token });
}

/** Adds a card, and waits until withdrawals to it are possible. */
async function addCard(): Promise<string> {
  await send(setPaymentPassword, { paymentPassword, loginPassword: password });
  const card = { kind: "BANK", bank: "NURI", number: "1102345678901", holder: "달그림자" } as const;
  const { id } = await send(addBankCard, { ...card, password, paymentPassword });
  platform.clock.now += DAY;
  await logIn();
  return id;
}

it("AP-110 every method has its kind, its range, its preset amounts and its bonuses", async () => {
  const { list } = await platform.expectContract(depositMethods, undefined, token);
  expect(list).toEqual([
    {
      id: "BANK",
      name: "계좌 이체",
      kind: "BANK",
      minimum: 100_000,
      maximum: 1_000_000_000,
      presets: [1_000_000, 5_000_000, 10_000_000, 50_000_000, 100_000_000],
      bonuses: [],
    },
    {
      id: "USDT",
      name: "테더 (TRC-20)",
      kind: "ADDRESS",
      minimum: 1_000_000,
      maximum: 5_000_000_000,
      presets: [10_000_000, 50_000_000, 100_000_000, 500_000_000],
      bonuses: [],
    },
  ]);
});

it("AP-111 an order has its state, its amount, the account or address of its own method, and its deadline", async () => {
  const payTo = {
    BANK: { bank: "Example Bank", holder: "Play Money", account: "000-0000-0000" },
    USDT: { bank: "TRC-20", address: "TEXAMPLEXPLAYXMONEYXONLYXNOXADDRESS" },
  } as const;
  for (const [method, place] of Object.entries(payTo)) {
    const order = await platform.expectContract(createDeposit, { method, amount: minor(2_000_000) }, token);
    expect(order).toEqual({
      id: expect.stringMatching(/^D\w+$/),
      state: "CREATED",
      method,
      amount: 2_000_000,
      createdAt: new Date(platform.clock.now).toISOString(),
      expiresAt: new Date(platform.clock.now + 15 * 60_000).toISOString(),
      payTo: { ...place, reference: order.id },
    });
  }
  await expect(send(createDeposit, { method: "BANK", amount: minor(2_000_000), bonus: "b1" })).rejects.toMatchObject({
    value: { field: "bonus", rule: "choice" },
  });
});

it("AP-114 deposits come newest first, by page, and of one state if requested", async () => {
  const ids: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    ids.unshift((await send(createDeposit, { method: "BANK", amount: minor(1_000_000 + count) })).id);
    platform.clock.now += 1;
  }
  await send(cancelDeposit, { id: ids[1]! });
  const page = async (asked: Parameters<typeof deposits.encode>[0]) => {
    const { list, ...rest } = await platform.expectContract(deposits, asked, token);
    return { ids: list.map(({ id }) => id), ...rest };
  };
  expect(await page({})).toEqual({ ids, pageNo: 1, totalPages: 1, total: 3 });
  expect(await page({ pageNo: 2, pageSize: 2 })).toEqual({ ids: [ids[2]], pageNo: 2, totalPages: 2, total: 3 });
  expect(await page({ state: "CANCELLED" })).toEqual({ ids: [ids[1]], pageNo: 1, totalPages: 1, total: 1 });
  expect(await page({ state: "CREATED", pageSize: 1 })).toEqual({ ids: [ids[0]], pageNo: 1, totalPages: 2, total: 2 });
});

it("AP-115 returns balance, turnover left, range, fee and the orders left today, which are ten again tomorrow", async () => {
  const card = await addCard();
  const info = {
    balance: 1_248_035_000,
    turnoverLeft: 0,
    minimum: 100_000,
    maximum: 5_000_000_000,
    feeRate: 0,
    ordersLeft: 10,
  };
  expect(await platform.expectContract(withdrawalInfo, undefined, token)).toEqual(info);
  await send(createWithdrawal, { card, amount: minor(300_000), paymentPassword });
  const after = { ...info, balance: info.balance - 300_000 };
  expect(await platform.expectContract(withdrawalInfo, undefined, token)).toEqual({ ...after, ordersLeft: 9 });
  platform.clock.now += DAY;
  await logIn();
  expect(await platform.expectContract(withdrawalInfo, undefined, token)).toEqual(after);
});

it("AP-116 an order to a card has its id, state, amount and fee, and needs the payment password", async () => {
  const card = await addCard();
  const request = { card, amount: minor(300_000), paymentPassword };
  await expect(send(createWithdrawal, { ...request, paymentPassword: "999999" })).rejects.toMatchObject({
    code: "WRONG_PAYMENT_PASSWORD",
  });
  const order = await platform.expectContract(createWithdrawal, request, token);
  expect(order).toEqual({
    id: expect.stringMatching(/^W\w+$/),
    state: "PENDING",
    amount: 300_000,
    fee: 0,
    createdAt: new Date(platform.clock.now).toISOString(),
    card: expect.objectContaining({ id: card, bank: "NURI", lastFour: "8901" }),
    canCancel: true,
  });
  const { list } = await platform.expectContract(withdrawals, {}, token);
  expect(list).toEqual([order]);
});
