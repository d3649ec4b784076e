import { addBankCard } from "@livery/platform/calls/addBankCard.ts";
import { bankCards } from "@livery/platform/calls/bankCards.ts";
import { createWithdrawal } from "@livery/platform/calls/createWithdrawal.ts";
import { removeBankCard } from "@livery/platform/calls/removeBankCard.ts";
import { withdrawals } from "@livery/platform/calls/withdrawals.ts";
import { minor } from "@livery/product/money.ts";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { DEMO_PASSWORD as password } from "../../demoAccounts.ts";
import { type LabMember, type MoneyLab, PAYMENT_PASSWORD, openMoneyLab } from "../../testing/openMoneyLab.ts";

const HOUR = 3_600_000;
const paymentPassword = PAYMENT_PASSWORD;

let lab: MoneyLab;
let member: LabMember;
beforeAll(async () => {
  lab = await openMoneyLab();
});
afterAll(() => lab.close());
beforeEach(() => {
  member = lab.addMember();
});

const as = (token: string) => lab.platform.client({ token });
const card = { kind: "BANK", bank: "NURI", holder: "Lab", number: "30000001", password, paymentPassword } as const;
const withdraw = (id: string) =>
  as(lab.tokenOf(member))(createWithdrawal, { card: id, amount: minor(200_000), paymentPassword });

it("CO-036a a new card receives no withdrawal before 24 hours have passed, and says from when it does", async () => {
  const from = new Date(lab.now() + 24 * HOUR).toISOString();
  const { id, usableFrom } = await as(lab.tokenOf(member))(addBankCard, card);
  expect(usableFrom).toBe(from);
  lab.clock.move(24 * HOUR - 1);
  await expect(withdraw(id)).rejects.toMatchObject({ status: 422, code: "CARD_TOO_NEW", value: { from } });
  lab.clock.move(1);
  const { list } = await as(lab.tokenOf(member))(bankCards, undefined);
  expect(list[0]).not.toHaveProperty("usableFrom");
  await expect(withdraw(id)).resolves.toMatchObject({ state: "PENDING" });
});

it("CO-036a a card waits anew when it was removed and added again, also after it was used", async () => {
  const { id } = await as(lab.tokenOf(member))(addBankCard, card);
  lab.clock.move(24 * HOUR);
  await withdraw(id);
  await as(lab.tokenOf(member))(removeBankCard, { id, password, paymentPassword });
  expect(await as(lab.tokenOf(member))(addBankCard, card)).toMatchObject({ id });
  await expect(withdraw(id)).rejects.toMatchObject({ code: "CARD_TOO_NEW" });
});

it("AP-105 a new card is not offered before the one that was used last", async () => {
  await withdraw(lab.addCard(member));
  expect(await as(lab.tokenOf(member))(addBankCard, card)).toMatchObject({ isDefault: false });
});

it("the same number at another bank is another account: earlier payouts keep theirs", async () => {
  const { id } = await as(lab.tokenOf(member))(addBankCard, card);
  lab.clock.move(24 * HOUR);
  await withdraw(id);
  await as(lab.tokenOf(member))(removeBankCard, { id, password, paymentPassword });
  const elsewhere = await as(lab.tokenOf(member))(addBankCard, { ...card, bank: "GARAM" });
  expect(elsewhere.id).not.toBe(id);
  const { list } = await as(lab.tokenOf(member))(withdrawals, {});
  expect(list[0]?.card).toMatchObject({ id, bank: "NURI" });
});
