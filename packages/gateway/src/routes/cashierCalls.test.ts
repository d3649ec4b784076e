import { addBankCard } from "@livery/platform/calls/addBankCard.ts";
import { balance } from "@livery/platform/calls/balance.ts";
import { bankCards } from "@livery/platform/calls/bankCards.ts";
import { banks } from "@livery/platform/calls/banks.ts";
import { cancelWithdrawal } from "@livery/platform/calls/cancelWithdrawal.ts";
import { consolidatedFunds } from "@livery/platform/calls/consolidatedFunds.ts";
import { createWithdrawal } from "@livery/platform/calls/createWithdrawal.ts";
import { removeBankCard } from "@livery/platform/calls/removeBankCard.ts";
import { setPaymentPassword } from "@livery/platform/calls/setPaymentPassword.ts";
import { withdrawalInfo } from "@livery/platform/calls/withdrawalInfo.ts";
import { withdrawals } from "@livery/platform/calls/withdrawals.ts";
import { minor } from "@livery/product/money.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DEMO_PASSWORD as password } from "../demoAccounts.ts";
import { type TestGateway, openTestGateway } from "../testing/openTestGateway.ts";
import { testMerchant } from "../testing/testMerchant.ts";

const strict = { ...testMerchant, merchant: "STRICT", duties: { withdrawalCancel: false } };
const paymentPassword = "135790";
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let platform: TestGateway;
/** A member with 12,480,350.00. */
let token: string;
let send: ReturnType<TestGateway["client"]>;
beforeAll(async () => {
  platform = await openTestGateway({ merchants: [testMerchant, strict] });
  await logInAgain();
});
afterAll(() => platform.gateway.close());

async function logInAgain(): Promise<void> {
  token = await platform.logIn("vip");
  send = platform.client({ token });
}

const total = async () => (await send(balance, undefined)).total;

describe("the payment password", () => {
  it("AP-104 is set with the login password, and from then on with the old one as well", async () => {
    await expect(send(setPaymentPassword, { paymentPassword, loginPassword: "wrong" })).rejects.toMatchObject({
      status: 422,
      code: "WRONG_PASSWORD",
      value: { left: 4 },
    });
    const loginPassword = password;
    await platform.expectContract(setPaymentPassword, { paymentPassword: "246800", loginPassword }, token);
    await expect(send(setPaymentPassword, { paymentPassword, loginPassword })).rejects.toMatchObject({
      value: { field: "oldPaymentPassword" },
    });
    await send(setPaymentPassword, { paymentPassword, loginPassword, oldPaymentPassword: "246800" });
  });

  it.each(["12345", "1234567", "12345a", ""])("AP-104 %j is not a payment password", async (wrong) => {
    const request = { paymentPassword: wrong, loginPassword: password, oldPaymentPassword: paymentPassword };
    await expect(send(setPaymentPassword, request)).rejects.toMatchObject({
      code: "FIELD_INVALID",
      value: { field: "paymentPassword" },
    });
  });

  it("AP-104 after five wrong ones none is checked for a quarter of an hour, also for simultaneous guesses", async () => {
    const guess = (oldPaymentPassword: string) =>
      send(setPaymentPassword, { paymentPassword, loginPassword: password, oldPaymentPassword });
    const guesses = await Promise.allSettled(Array.from({ length: 12 }, (_, at) => guess(String(100_000 + at))));
    const codes = guesses.map((one) => one.status === "rejected" && (one.reason as { code: string }).code);
    expect(codes.filter((code) => code === "WRONG_PAYMENT_PASSWORD")).toHaveLength(5);
    expect(codes.filter((code) => code === "PASSWORD_LOCKED")).toHaveLength(7);
    await expect(guess(paymentPassword)).rejects.toMatchObject({ status: 429, code: "PASSWORD_LOCKED" });
    platform.clock.now += 15 * MINUTE;
    await guess(paymentPassword);
    await expect(guess("000000")).rejects.toMatchObject({ value: { left: 4 } });
  });
});

describe("bank cards", () => {
  const passwords = { password, paymentPassword };
  const card = { kind: "BANK" as const, bank: "NURI", number: "110-234-5678901", holder: "달그림자", ...passwords };

  it("AP-106 AP-105 a card shows its last four digits, and from when withdrawals to it are possible", async () => {
    const added = await platform.expectContract(addBankCard, card, token);
    expect(added).toMatchObject({ kind: "BANK", bank: "NURI", lastFour: "8901", holder: "달그림자", isDefault: true });
    const usableFrom = new Date(platform.clock.now + DAY).toISOString();
    expect(added).toHaveProperty("usableFrom", usableFrom);
    const address = "TRealLookingAddressThatIsNone12345";
    await send(addBankCard, { kind: "ADDRESS", bank: "TRC20", number: address, ...passwords });
    const { list } = await platform.expectContract(bankCards, undefined, token);
    expect(list.map((one) => [one.bank, one.usableFrom])).toEqual(
      expect.arrayContaining([
        ["TRC20", usableFrom],
        ["NURI", usableFrom],
      ]),
    );
  });

  it.each([
    ["twice", { number: "1102345678901" }, "CARD_TAKEN"],
    ["of an unknown bank", { bank: "TRC20" }, "FIELD_INVALID"],
    ["without a holder", { holder: undefined }, "FIELD_INVALID"],
    ["with letters in its number", { number: "12345678x" }, "FIELD_INVALID"],
    ["with a wrong payment password", { paymentPassword: "999999" }, "WRONG_PAYMENT_PASSWORD"],
  ] as const)("AP-106 a card %s is rejected", async (_, changed, code) => {
    await expect(send(addBankCard, { ...card, ...changed } as typeof card)).rejects.toMatchObject({ code });
  });

  it("AP-107 a removed card is gone, and can be added again", async () => {
    const { list } = await send(bankCards, undefined);
    const { id } = list.find(({ bank }) => bank === "NURI")!;
    await platform.expectContract(removeBankCard, { id, ...passwords }, token);
    expect((await send(bankCards, undefined)).list).toHaveLength(1);
    await expect(send(removeBankCard, { id, ...passwords })).rejects.toMatchObject({ status: 404 });
    expect(await send(addBankCard, card)).toMatchObject({ id });
  });

  it("AP-106 a member can have five cards", async () => {
    for (const digit of [1, 2, 3]) await send(addBankCard, { ...card, number: `90000000${digit}` });
    await expect(send(addBankCard, { ...card, number: "900000009" })).rejects.toMatchObject({ code: "TOO_MANY_CARDS" });
  });

  it("AP-108 the banks are named in the site's language", async () => {
    const { list } = await platform.expectContract(banks, undefined, token);
    expect(list[0]).toEqual({ kind: "BANK", code: "NURI", name: "누리은행" });
  });
});

describe("withdrawals", () => {
  let card: string;
  beforeAll(async () => {
    platform.clock.now += DAY;
    await logInAgain();
    const { list } = await send(bankCards, undefined);
    card = list[0]!.id;
  });
  const withdraw = (amount: number) => send(createWithdrawal, { card, amount: minor(amount), paymentPassword });

  it("AP-117 an order reserves its money at once, and is paid after the cashier's time", async () => {
    const before = await total();
    const request = { card, amount: minor(300_000), paymentPassword };
    const created = await platform.expectContract(createWithdrawal, request, token);
    expect(created).toMatchObject({ state: "PENDING", amount: 300_000, fee: 0, canCancel: true, card: { id: card } });
    expect((await send(consolidatedFunds, undefined)).funds).toMatchObject({ total: before - 300_000, held: 300_000 });
    const state = async () => (await platform.expectContract(withdrawals, { pageSize: 1 }, token)).list[0]?.state;
    platform.clock.now += MINUTE / 2;
    expect(await state()).toBe("PAYING");
    platform.clock.now += MINUTE / 2;
    expect(await state()).toBe("COMPLETED");
    expect((await send(consolidatedFunds, undefined)).funds).toMatchObject({ total: before - 300_000, held: 0 });
    expect((await send(withdrawalInfo, undefined)).ordersLeft).toBe(9);
  });

  it("AP-118 an order whose payment has not begun can be cancelled, which returns its money", async () => {
    const before = await total();
    const { id } = await withdraw(200_000);
    expect(await platform.expectContract(cancelWithdrawal, { id }, token)).toMatchObject({
      state: "CANCELLED",
      canCancel: false,
    });
    expect(await total()).toBe(before);
    await expect(send(cancelWithdrawal, { id })).rejects.toMatchObject({ code: "ORDER_STATE" });
    await expect(send(cancelWithdrawal, { id: "W0" })).rejects.toMatchObject({ code: "ORDER_UNKNOWN" });
    const late = await withdraw(200_000);
    platform.clock.now += MINUTE / 2;
    await expect(send(cancelWithdrawal, { id: late.id })).rejects.toMatchObject({ value: { state: "PAYING" } });
  });

  it("AP-118 CO-028b an order cannot be cancelled if the merchant's markets forbid it", async () => {
    const own = await platform.logIn("vip", strict.merchant);
    const there = platform.client({ token: own, merchant: strict.merchant });
    await there(setPaymentPassword, { paymentPassword, loginPassword: password });
    const added = await there(addBankCard, {
      kind: "BANK",
      bank: "MARU",
      number: "12345678",
      holder: "A",
      password,
      paymentPassword,
    });
    platform.clock.now += DAY;
    const later = platform.client({ token: await platform.logIn("vip", strict.merchant), merchant: strict.merchant });
    const { id, canCancel } = await later(createWithdrawal, {
      card: added.id,
      amount: minor(200_000),
      paymentPassword,
    });
    expect(canCancel).toBe(false);
    await expect(later(cancelWithdrawal, { id })).rejects.toMatchObject({ status: 403, code: "CANCEL_FORBIDDEN" });
    await logInAgain();
  });

  it("AP-117 a rejected order returns its unpaid part and has the reason", async () => {
    const before = await total();
    const { id } = await withdraw(250_000);
    await platform.gateway.control.rejectWithdrawal(id, "이름이 다릅니다");
    expect(await total()).toBe(before);
    const { list } = await send(withdrawals, { state: "REJECTED" });
    expect(list).toMatchObject([{ id, reason: "이름이 다릅니다" }]);
    await expect(platform.gateway.control.rejectWithdrawal(id, "again")).rejects.toThrow("ORDER_STATE");
  });

  it("AP-117 an order that is paid by now cannot be rejected, even if nobody has read it since", async () => {
    const { id } = await withdraw(250_000);
    platform.clock.now += MINUTE;
    await expect(platform.gateway.control.rejectWithdrawal(id, "too late")).rejects.toThrow("ORDER_STATE");
    expect((await send(withdrawals, { pageSize: 1 })).list).toMatchObject([{ id, state: "COMPLETED" }]);
  });

  it("AP-117 an order still names its card after the card was removed", async () => {
    const { list } = await send(bankCards, undefined);
    const old = list.at(-1)!;
    await send(createWithdrawal, { card: old.id, amount: minor(100_000), paymentPassword });
    await send(removeBankCard, { id: old.id, password, paymentPassword });
    const [newest] = (await send(withdrawals, { state: "PENDING" })).list;
    expect(newest?.card).toMatchObject({ id: old.id, lastFour: old.lastFour });
  });

  it("two simultaneous orders cannot use the same money", async () => {
    const amount = Math.floor((await send(withdrawalInfo, undefined)).balance / 2) + 1;
    const both = await Promise.allSettled([withdraw(amount), withdraw(amount)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(both.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "INSUFFICIENT_FUNDS" } });
  });

  it.each([
    ["below the least", { amount: minor(99_999) }, "AMOUNT_OUT_OF_RANGE"],
    ["above the most", { amount: minor(5_000_000_001) }, "AMOUNT_OUT_OF_RANGE"],
    ["to no card of the member", { card: "C0" }, "CARD_UNKNOWN"],
    ["with a wrong payment password", { paymentPassword: "999999" }, "WRONG_PAYMENT_PASSWORD"],
  ] as const)("an order %s is rejected", async (_, changed, code) => {
    await expect(
      send(createWithdrawal, { card, amount: minor(100_000), paymentPassword, ...changed }),
    ).rejects.toMatchObject({
      code,
    });
  });

  it("ten orders are possible a day", async () => {
    const { ordersLeft } = await send(withdrawalInfo, undefined);
    for (let left = ordersLeft; left > 0; left -= 1) await withdraw(100_000);
    await expect(withdraw(100_000)).rejects.toMatchObject({ code: "TOO_MANY_ORDERS" });
  });
});
