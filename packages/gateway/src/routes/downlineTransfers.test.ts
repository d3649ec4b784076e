import { consolidatedFunds } from "@livery/platform/calls/consolidatedFunds.ts";
import { confirmDeposit } from "@livery/platform/calls/confirmDeposit.ts";
import { createDeposit } from "@livery/platform/calls/createDeposit.ts";
import { pointTransactions } from "@livery/platform/calls/pointTransactions.ts";
import { teamTransactions } from "@livery/platform/calls/teamTransactions.ts";
import { transferDownline } from "@livery/platform/calls/transferDownline.ts";
import { transferUpline } from "@livery/platform/calls/transferUpline.ts";
import { transfers } from "@livery/platform/calls/transfers.ts";
import { type Minor, minor } from "@livery/product/money.ts";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { DEMO_PASSWORD_HASH } from "../demoAccounts.ts";
import { insertLabMember } from "../testing/insertLabMember.ts";
import { type LabMember, type MoneyLab, PAYMENT_PASSWORD, openMoneyLab } from "../testing/openMoneyLab.ts";
import { sendWithKey } from "../testing/sendWithKey.ts";

// agent > lower > member: everybody begins with 1,000,000.00.

const OPENING = 100_000_000;
const HOUR_MS = 3_600_000;
const paymentPassword = PAYMENT_PASSWORD;

let lab: MoneyLab;
let agent: LabMember;
let lower: LabMember;
let member: LabMember;
beforeAll(async () => {
  lab = await openMoneyLab();
});
afterAll(() => lab.close());
beforeEach(() => {
  agent = lab.addMember({ type: 1 });
  lower = lab.addMember({ type: 2, below: agent });
  member = lab.addMember({ below: lower });
});

const requestFor = (receiver: LabMember, amount = 50_000) => ({
  account: lab.accountOf(receiver),
  amount: minor(amount),
  paymentPassword,
});
const mainOf = async (one: LabMember) => (await lab.siteOf(one)(consolidatedFunds, undefined)).funds.main;
const maskedAccount = (one: LabMember) => lab.accountOf(one).replace(/^(..).*(.)$/u, "$1***$2");

it("AP-123 reaches a member at any level below, and each sees the other's name masked", async () => {
  const request = { ...requestFor(member), account: lab.accountOf(member).toUpperCase(), remark: "고마워요" };
  const sent = await lab.platform.expectContract(transferDownline, request, lab.tokenOf(agent));
  expect(sent).toEqual({
    id: expect.stringMatching(/^T/u),
    kind: "DOWN",
    amount: 50_000,
    from: maskedAccount(agent),
    to: maskedAccount(member),
    remark: "고마워요",
    at: new Date(lab.now()).toISOString(),
  });
  expect(await Promise.all([agent, lower, member].map(mainOf))).toEqual([OPENING - 50_000, OPENING, OPENING + 50_000]);
  const direct = await lab.siteOf(agent)(transferDownline, requestFor(lower, 20_000));
  const lists = (one: LabMember, kind?: "UP" | "DOWN" | "RECEIVED") =>
    lab
      .siteOf(one)(transfers, kind === undefined ? {} : { kind })
      .then(({ list }) => list);
  expect(await lists(agent)).toEqual([direct, sent]);
  expect(await lists(agent, "DOWN")).toEqual([direct, sent]);
  expect(await lists(agent, "UP")).toEqual([]);
  expect(await lists(agent, "RECEIVED")).toEqual([]);
  for (const kind of [undefined, "RECEIVED"] as const)
    expect(await lists(member, kind)).toEqual([{ ...sent, kind: "RECEIVED" }]);
  expect(await lists(member, "DOWN")).toEqual([]);
});

it("a member who returns the money sees both directions, and so does the agent", async () => {
  const down = await lab.siteOf(lower)(transferDownline, requestFor(member));
  const up = await lab.siteOf(member)(transferUpline, { amount: minor(50_000), paymentPassword });
  const kinds = async (one: LabMember) => (await lab.siteOf(one)(transfers, {})).list.map(({ id, kind }) => [id, kind]);
  expect(await kinds(lower)).toEqual([
    [up.id, "RECEIVED"],
    [down.id, "DOWN"],
  ]);
  expect(await kinds(member)).toEqual([
    [up.id, "UP"],
    [down.id, "RECEIVED"],
  ]);
});

it("a transfer is in the records of both, and of the team of the agent above", async () => {
  await lab.siteOf(lower)(transferDownline, { ...requestFor(member), remark: "thanks" });
  const record = async (one: LabMember) =>
    (await lab.siteOf(one)(pointTransactions, { type: "TRANSFER" })).transactions.map(
      ({ kind, amount, balance, remark }) => ({ kind, amount, balance, remark }),
    );
  const given = { kind: "TRANSFER", amount: -50_000, balance: OPENING - 50_000, remark: "thanks" };
  const received = { kind: "TRANSFER", amount: 50_000, balance: OPENING + 50_000, remark: "thanks" };
  expect([await record(lower), await record(member)]).toEqual([[given], [received]]);
  const { list } = await lab.siteOf(agent)(teamTransactions, { kind: "TRANSFER" });
  expect(list.map(({ account, amount }) => [account, amount])).toEqual([
    [lab.accountOf(member), 50_000],
    [lab.accountOf(lower), -50_000],
  ]);
});

it("reaches only members below, not the agent itself, and nobody above, beside or elsewhere", async () => {
  const beside = lab.addMember({ type: 1, below: agent });
  const nephew = lab.addMember({ below: beside });
  const stranger = lab.addMember({ type: 1 });
  lab.atOnce((writing, now) => {
    const elsewhere = { merchant: "ELSEWHERE", account: "elsewhere", below: lower.id, opening: 1000, now };
    insertLabMember(writing, { ...elsewhere, password: DEMO_PASSWORD_HASH, payment: "none" });
  });
  const others = [lower, agent, beside, nephew, stranger].map(lab.accountOf);
  const before = lab.contents();
  for (const account of [...others, "agent1", "demo", "elsewhere", "nobody"]) {
    const refused = lab.siteOf(lower)(transferDownline, { ...requestFor(member), account });
    await expect(refused, account).rejects.toMatchObject({ status: 404, code: "DOWNLINE_UNKNOWN" });
  }
  expect(lab.contents()).toBe(before);
});

it("a member who has moved below another agent is out of reach for the former one", async () => {
  const other = lab.addMember({ type: 1 });
  lab.raw.prepare("update member set upline_id = ? where id = ?").run(other.id, member.id);
  await expect(lab.siteOf(agent)(transferDownline, requestFor(member))).rejects.toMatchObject({
    code: "DOWNLINE_UNKNOWN",
  });
  await lab.siteOf(other)(transferDownline, requestFor(member));
  expect(await mainOf(member)).toBe(OPENING + 50_000);
});

it("only agents transfer down, even if members are below them", async () => {
  const below = lab.addMember({ below: member });
  const before = lab.contents();
  const refused = lab.siteOf(member)(transferDownline, requestFor(below));
  await expect(refused).rejects.toMatchObject({ status: 403, code: "AGENTS_ONLY" });
  expect(lab.contents()).toBe(before);
});

it("needs an amount in its range, enough money and the payment password", async () => {
  const before = lab.contents();
  for (const [wrong, apiError] of [
    [{ amount: minor(9999) }, { code: "AMOUNT_OUT_OF_RANGE", value: { minimum: 10_000, maximum: 5_000_000_000 } }],
    [{ amount: minor(5_000_000_001) }, { code: "AMOUNT_OUT_OF_RANGE" }],
    [{ amount: minor(OPENING + 1) }, { code: "INSUFFICIENT_FUNDS", value: { available: OPENING } }],
    [{ amount: minor(0) }, { code: "FIELD_INVALID", value: { field: "amount", rule: "range" } }],
    [{ amount: minor(-50_000) }, { code: "FIELD_INVALID", value: { field: "amount", rule: "range" } }],
    [{ amount: 50_000.5 as Minor }, { code: "FIELD_INVALID", value: { field: "amount", rule: "type" } }],
    [{ remark: "x".repeat(141) }, { code: "FIELD_INVALID", value: { field: "remark" } }],
    [{ paymentPassword: "000000" }, { code: "WRONG_PAYMENT_PASSWORD", value: { left: 4 } }],
  ] as const) {
    const refused = lab.siteOf(agent)(transferDownline, { ...requestFor(member), ...wrong });
    await expect(refused, JSON.stringify(wrong)).rejects.toMatchObject({ status: 422, ...apiError });
  }
  expect(lab.contents()).toBe(before);
  lab.raw.prepare("delete from payment_password where member_id = ?").run(agent.id);
  await expect(lab.siteOf(agent)(transferDownline, requestFor(member))).rejects.toMatchObject({
    code: "PAYMENT_PASSWORD_UNSET",
  });
});

it("two transfers at once move the balance once", async () => {
  const send = lab.siteOf(agent);
  const outcomes = await Promise.allSettled(
    [member, lower].map((one) => send(transferDownline, requestFor(one, OPENING))),
  );
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(outcomes.find(({ status }) => status === "rejected")).toMatchObject({
    reason: { code: "INSUFFICIENT_FUNDS", value: { available: 0 } },
  });
  expect(await mainOf(agent)).toBe(0);
});

it("the same key moves the money once, and is rejected with another receiver", async () => {
  const [token, key] = [lab.tokenOf(agent), "downline-transfer-1"];
  const send = (receiver: LabMember) =>
    sendWithKey(lab.platform, transferDownline, requestFor(receiver), { token, key });
  const first = await send(member);
  expect(first).toMatchObject({ status: 200, isRepeated: false });
  expect(await send(member)).toEqual({ ...first, isRepeated: true });
  expect(await send(lower)).toMatchObject({ status: 422, code: "KEY_REUSED" });
  expect(await Promise.all([agent, lower, member].map(mainOf))).toEqual([OPENING - 50_000, OPENING, OPENING + 50_000]);
});

it("can use a deposit as soon as the cashier has received it", async () => {
  const send = lab.siteOf(agent);
  const { id } = await send(createDeposit, { method: "BANK", amount: minor(1_000_000) });
  await send(confirmDeposit, { id });
  lab.clock.move(60_000);
  await lab.siteOf(agent)(transferDownline, requestFor(member, OPENING + 1_000_000));
  expect(await mainOf(member)).toBe(2 * OPENING + 1_000_000);
});

it("sends nothing to a member who is taking a break, until its end", async () => {
  lab.takeBreak(member, lab.now() + HOUR_MS);
  const before = lab.contents();
  await expect(lab.siteOf(agent)(transferDownline, requestFor(member))).rejects.toMatchObject({
    status: 422,
    code: "DOWNLINE_LOCKED",
  });
  expect(lab.contents()).toBe(before);
  lab.clock.move(HOUR_MS);
  await lab.siteOf(agent)(transferDownline, requestFor(member));
  expect(await mainOf(member)).toBe(OPENING + 50_000);
});

it("an upline who is taking a break receives nothing either", async () => {
  lab.takeBreak(lower, lab.now() + HOUR_MS);
  const send = (amount: number) => lab.siteOf(member)(transferUpline, { amount: minor(amount), paymentPassword });
  await expect(send(50_000)).rejects.toMatchObject({ status: 422, code: "UPLINE_LOCKED" });
  lab.clock.move(HOUR_MS);
  await expect(send(50_000)).resolves.toMatchObject({ amount: 50_000 });
});
