import { balance } from "@livery/platform/calls/balance.ts";
import { consolidatedFunds } from "@livery/platform/calls/consolidatedFunds.ts";
import { merchantWallet } from "@livery/platform/calls/merchantWallet.ts";
import { recallAll } from "@livery/platform/calls/recallAll.ts";
import { setPaymentPassword } from "@livery/platform/calls/setPaymentPassword.ts";
import { transferFunds } from "@livery/platform/calls/transferFunds.ts";
import { transferInfo } from "@livery/platform/calls/transferInfo.ts";
import { transferUpline } from "@livery/platform/calls/transferUpline.ts";
import { transfers } from "@livery/platform/calls/transfers.ts";
import { vendorWallets } from "@livery/platform/calls/vendorWallets.ts";
import { type Minor, minor, toMinor } from "@livery/product/money.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DEMO_PASSWORD, demoAccounts } from "../demoAccounts.ts";
import { type TestGateway, openTestGateway } from "../testing/openTestGateway.ts";
import { testMerchant } from "../testing/testMerchant.ts";

const single = { ...testMerchant, merchant: "SINGLE", wallet: "single" as const };
const paymentPassword = "135790";

let platform: TestGateway;
let token: string;
beforeAll(async () => {
  platform = await openTestGateway({ merchants: [testMerchant, single] });
  token = await platform.logIn("demo");
});
afterAll(() => platform.gateway.close());

const startOf = (account: string) => toMinor(demoAccounts.find((one) => one.account === account)!.balance);
const fundsOf = async (session: string) =>
  (await platform.client({ token: session })(consolidatedFunds, undefined)).funds;
const move = (from: string, to: string, amount: number) =>
  platform.client({ token })(transferFunds, { from, to, amount: amount as Minor });

it("AP-021 AP-022 money moves between the main wallet and a provider's, and the total stays the same", async () => {
  const start = startOf("demo");
  await platform.expectContract(transferFunds, { from: "MAIN", to: "PP", amount: minor(100_000) }, token);
  await move("MAIN", "EVO", 50_000);
  await move("PP", "MAIN", 30_000);
  expect((await platform.expectContract(consolidatedFunds, undefined, token)).funds).toEqual({
    total: start,
    main: start - 120_000,
    held: 0,
    vendors: [
      { vendor: "EVO", balance: 50_000 },
      { vendor: "PP", balance: 70_000 },
    ],
  });
});

it.each([
  ["of more than the balance", "MAIN", "PP", 900_000_000, { code: "INSUFFICIENT_FUNDS" }],
  ["from a provider never paid in at", "KA", "MAIN", 1, { code: "INSUFFICIENT_FUNDS", value: { available: 0 } }],
  ["to an unknown provider", "MAIN", "NOBODY", 1, { code: "FIELD_INVALID", value: { field: "to", rule: "choice" } }],
  [
    "from an unknown provider",
    "NOBODY",
    "MAIN",
    1,
    { code: "FIELD_INVALID", value: { field: "from", rule: "choice" } },
  ],
  ["to the same wallet", "MAIN", "MAIN", 1, { code: "FIELD_INVALID", value: { field: "to", rule: "choice" } }],
  ["between two providers", "PP", "EVO", 1, { code: "FIELD_INVALID", value: { field: "to", rule: "choice" } }],
  ["of zero", "MAIN", "PP", 0, { code: "FIELD_INVALID", value: { field: "amount", rule: "range" } }],
  ["of a negative amount", "MAIN", "PP", -1, { code: "FIELD_INVALID", value: { field: "amount", rule: "range" } }],
  ["of a fraction", "MAIN", "PP", 0.5, { code: "FIELD_INVALID", value: { field: "amount", rule: "type" } }],
  [
    "without a number",
    "MAIN",
    "PP",
    Number.NaN,
    { code: "FIELD_INVALID", value: { field: "amount", rule: "required" } },
  ],
  ["of an immense number", "MAIN", "PP", 1e21, { code: "FIELD_INVALID", value: { field: "amount" } }],
] as const)("AP-021 a transfer %s is rejected, and nothing moves", async (_, from, to, amount, apiError) => {
  const before = await fundsOf(token);
  await expect(move(from, to, amount)).rejects.toMatchObject({ status: 422, ...apiError });
  expect(await fundsOf(token)).toEqual(before);
});

it("AP-119 every provider has a wallet, with its name in the site's language", async () => {
  const { list } = await platform.expectContract(vendorWallets, undefined, token);
  expect(list).toHaveLength(33);
  expect(list.find(({ vendor }) => vendor === "PP")).toEqual({
    vendor: "PP",
    name: "프래그라",
    balance: 70_000,
    state: "OPEN",
  });
  expect(list.find(({ vendor }) => vendor === "KA")?.balance).toBe(0);
});

it("AP-120 one call returns everything to the main wallet", async () => {
  const recalled = await platform.expectContract(recallAll, undefined, token);
  expect(recalled.moved).toEqual([
    { vendor: "PP", amount: 70_000 },
    { vendor: "EVO", amount: 50_000 },
  ]);
  expect(recalled.balance).toBe(startOf("demo"));
  expect(recalled.wallets.every((wallet) => wallet.balance === 0)).toBe(true);
  expect((await platform.client({ token })(recallAll, undefined)).moved).toEqual([]);
});

it("AP-122 the list has every transfer, newest first, in pages and by kind and day", async () => {
  const send = platform.client({ token });
  const all = await platform.expectContract(transfers, {}, token);
  expect(all.list.map(({ from, to, amount }) => [from, to, amount])).toEqual([
    ["EVO", "MAIN", 50_000],
    ["PP", "MAIN", 70_000],
    ["PP", "MAIN", 30_000],
    ["MAIN", "EVO", 50_000],
    ["MAIN", "PP", 100_000],
  ]);
  const second = await send(transfers, { pageNo: 2, pageSize: 2 });
  expect(second).toMatchObject({ pageNo: 2, totalPages: 3, total: 5, list: [{ amount: 30_000 }, { to: "EVO" }] });
  expect((await send(transfers, { kind: "UP" })).total).toBe(0);
  expect((await send(transfers, { kind: "DOWN" })).total).toBe(0);
  expect((await send(transfers, { to: "2026-11-20" })).total).toBe(0);
  expect((await send(transfers, { from: "2026-11-21", to: "2026-11-21" })).total).toBe(5);
});

describe("a merchant with a single wallet", () => {
  it("AP-023 reports it, and has nothing to transfer", async () => {
    const own = await platform.logIn("demo", single.merchant);
    const send = platform.client({ token: own, merchant: single.merchant });
    expect(await send(merchantWallet, undefined)).toEqual({ isSingle: true });
    expect(await platform.expectContract(merchantWallet, undefined, token)).toEqual({ isSingle: false });
    expect((await send(vendorWallets, undefined)).list).toEqual([]);
    for (const refused of [
      send(transferFunds, { from: "MAIN", to: "PP", amount: minor(1) }),
      send(recallAll, undefined),
    ]) {
      await expect(refused).rejects.toMatchObject({ code: "SINGLE_WALLET" });
    }
  });
});

describe("a transfer to the upline", () => {
  it("AP-124 names the recipient, masked, and the possible amounts", async () => {
    expect(await platform.expectContract(transferInfo, undefined, token)).toEqual({
      upline: "ag***1",
      balance: (await fundsOf(token)).main,
      minimum: 10_000,
      maximum: 5_000_000_000,
    });
    const top = platform.client({ token: await platform.logIn("agent1") });
    expect(await top(transferInfo, undefined)).not.toHaveProperty("upline");
  });

  it("AP-121 AP-122 reaches the upline agent, and each sees the other's name masked", async () => {
    const send = platform.client({ token });
    await send(setPaymentPassword, { paymentPassword, loginPassword: DEMO_PASSWORD });
    const request = { amount: minor(50_000), remark: "고마워요", paymentPassword };
    const sent = await platform.expectContract(transferUpline, request, token);
    expect(sent).toMatchObject({ kind: "UP", amount: 50_000, from: "de***o", to: "ag***1", remark: "고마워요" });
    const agent = await platform.logIn("agent1");
    const { list } = await platform.client({ token: agent })(transfers, { kind: "RECEIVED" });
    expect(list).toEqual([{ ...sent, kind: "RECEIVED" }]);
    expect((await fundsOf(agent)).main).toBe(startOf("agent1") + 50_000);
    expect((await fundsOf(token)).main).toBe(startOf("demo") - 50_000);
  });

  it("AP-121 needs an upline, an amount in its range, enough money and the payment password", async () => {
    const top = platform.client({ token: await platform.logIn("agent1") });
    await top(setPaymentPassword, { paymentPassword, loginPassword: DEMO_PASSWORD });
    await expect(top(transferUpline, { amount: minor(50_000), paymentPassword })).rejects.toMatchObject({
      code: "NO_UPLINE",
    });
    const send = platform.client({ token });
    for (const [request, code] of [
      [{ amount: minor(9_999), paymentPassword }, "AMOUNT_OUT_OF_RANGE"],
      [{ amount: minor(999_999_999), paymentPassword }, "INSUFFICIENT_FUNDS"],
      [{ amount: minor(50_000), paymentPassword: "000000" }, "WRONG_PAYMENT_PASSWORD"],
      [{ amount: minor(50_000), paymentPassword, remark: "x".repeat(141) }, "FIELD_INVALID"],
    ] as const) {
      await expect(send(transferUpline, request), code).rejects.toMatchObject({ code });
    }
    const unset = platform.client({ token: await platform.logIn("vip") });
    await expect(unset(transferUpline, { amount: minor(50_000), paymentPassword })).rejects.toMatchObject({
      code: "PAYMENT_PASSWORD_UNSET",
    });
  });
});

it("AP-020 the balance is the sum of all wallets that can be played from", async () => {
  const before = await platform.client({ token })(balance, undefined);
  await move("MAIN", "PG", 1_234);
  expect(await platform.expectContract(balance, undefined, token)).toEqual(before);
});
