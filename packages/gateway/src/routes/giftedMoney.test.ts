import { answerContract } from "@livery/platform/calls/answerContract.ts";
import { createWithdrawal } from "@livery/platform/calls/createWithdrawal.ts";
import { register } from "@livery/platform/calls/register.ts";
import { requestContract } from "@livery/platform/calls/requestContract.ts";
import { setPaymentPassword } from "@livery/platform/calls/setPaymentPassword.ts";
import { settlements } from "@livery/platform/calls/settlements.ts";
import { transferDownline } from "@livery/platform/calls/transferDownline.ts";
import { transferInfo } from "@livery/platform/calls/transferInfo.ts";
import { transferUpline } from "@livery/platform/calls/transferUpline.ts";
import { withdrawalInfo } from "@livery/platform/calls/withdrawalInfo.ts";
import { minor } from "@livery/product/money.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { proveContact } from "../members/proveContact.ts";
import { moveMoney } from "../money/ledger/postTransaction.ts";
import { houseWallet, mainWallet } from "../money/ledger/wallets.ts";
import { type LabMember, type MoneyLab, PAYMENT_PASSWORD, openMoneyLab } from "../testing/openMoneyLab.ts";
import { testMerchant } from "../testing/testMerchant.ts";

const paymentPassword = PAYMENT_PASSWORD;

let lab: MoneyLab;
beforeAll(async () => {
  lab = await openMoneyLab();
});
afterAll(() => lab.close());

let guests = 0;

/** A member who registers by the link of agent1 and has nothing but the welcome bonus of 10,000.00. */
async function arrive(): Promise<LabMember> {
  const [username, password] = [`empty${(guests += 1)}`, "passwort-frei"];
  const { token } = await lab.platform.client()(register, {
    fields: { username, password, confirmPassword: password },
    registerUrl: "http://site.test/register",
    domain: "site.test",
    registerMethod: "WEB",
    affiliateCode: "NORTH01",
  });
  await lab.platform.client({ token: token! })(setPaymentPassword, { paymentPassword, loginPassword: password });
  const { id } = lab.raw.prepare("select id from member where account = ?").get(username)!;
  return { id: Number(id), merchant: testMerchant.merchant };
}

const send = (member: LabMember, amount: number) =>
  lab.siteOf(member)(transferUpline, { amount: minor(amount), paymentPassword });
const withdraw = (member: LabMember, amount: number) =>
  lab.siteOf(member)(createWithdrawal, { card: lab.addCard(member), amount: minor(amount), paymentPassword });

/** The member wins at a game. */
function win({ id, merchant }: LabMember, amount: number): void {
  lab.atOnce((writing, now) => {
    const [from, to] = [houseWallet(writing, merchant, "vendors", now), mainWallet(writing, id)];
    moveMoney(writing, { merchant, kind: "payout", reference: `lucky${id}`, from, to, amount: minor(amount), now });
  });
}

it("a welcome bonus neither goes to the agent of the link nor out of the platform", async () => {
  const member = await arrive();
  for (const take of [send, withdraw])
    await expect(take(member, 1_000_000)).rejects.toMatchObject({ code: "GIFT_WAITS", value: { available: 0 } });
  const terms = { balance: 1_000_000, giftWaiting: 1_000_000 };
  const token = lab.tokenOf(member);
  expect(await lab.platform.expectContract(withdrawalInfo, undefined, token)).toMatchObject(terms);
  expect(await lab.platform.expectContract(transferInfo, undefined, token)).toMatchObject(terms);
});

it("a deposit alone, or a proven number alone, does not free it; both do", async () => {
  const [paid, known] = [await arrive(), await arrive()];
  await lab.deposit(paid, 500_000);
  lab.atOnce((writing, now) => proveContact(writing, known, "mobile", now));
  await expect(send(paid, 500_001)).rejects.toMatchObject({ code: "GIFT_WAITS", value: { available: 500_000 } });
  await expect(send(known, 10_000)).rejects.toMatchObject({ code: "GIFT_WAITS" });
  await send(paid, 500_000);
  lab.atOnce((writing, now) => proveContact(writing, paid, "mobile", now));
  await expect(send(paid, 1_000_000)).resolves.toMatchObject({ amount: 1_000_000 });
});

it("what a welcome bonus wins at games waits with it", async () => {
  const member = await arrive();
  win(member, 2_000_000);
  for (const take of [send, withdraw])
    await expect(take(member, 1_000_000)).rejects.toMatchObject({ code: "GIFT_WAITS", value: { available: 0 } });
});

it("a deposit leaves once, not again from the welcome bonus while the withdrawal waits", async () => {
  const member = await arrive();
  await lab.deposit(member, 500_000);
  await withdraw(member, 500_000);
  for (const take of [send, withdraw])
    await expect(take(member, 100_000)).rejects.toMatchObject({ code: "GIFT_WAITS", value: { available: 0 } });
});

it("an agent's gifts neither go down nor pay a contract", async () => {
  const agent = lab.addMember({ type: 1 });
  const [lower, helper] = [lab.addMember({ type: 2, below: agent }), lab.addMember({ below: agent })];
  const player = lab.addMember({ below: lower });
  const transfer = (to: LabMember, amount: number) =>
    lab.siteOf(agent)(transferDownline, { account: lab.accountOf(to), amount: minor(amount), paymentPassword });
  const terms = { rate: 1 };
  const contract = { action: "NEW", kind: "daily", account: lab.accountOf(lower), terms } as const;
  const { id } = await lab.siteOf(agent)(requestContract, contract);
  await lab.siteOf(lower)(answerContract, { id, action: "ACCEPT" });
  await transfer(helper, 100_000_000);
  win(agent, 1_000_000);
  await expect(transfer(helper, 50_000)).rejects.toMatchObject({ code: "GIFT_WAITS", value: { available: 0 } });
  lab.addRound(player, "RNG", 10_000);
  lab.clock.move(2 * 24 * 3_600_000);
  const { list } = await lab.siteOf(lower)(settlements, { kind: "daily" });
  expect(list.map(({ amount, state }) => [amount, state])).toEqual([[100, "OPEN"]]);
});
