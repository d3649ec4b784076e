import { balance } from "@livery/platform/calls/balance.ts";
import { confirmDeposit } from "@livery/platform/calls/confirmDeposit.ts";
import { createDeposit } from "@livery/platform/calls/createDeposit.ts";
import { deposits } from "@livery/platform/calls/deposits.ts";
import { transferDownline } from "@livery/platform/calls/transferDownline.ts";
import { transferFunds } from "@livery/platform/calls/transferFunds.ts";
import { transferUpline } from "@livery/platform/calls/transferUpline.ts";
import { minor } from "@livery/product/money.ts";
import { afterEach, beforeEach, expect, it } from "vitest";
import { transactionOn } from "../../store/transaction.ts";
import { bookRounds } from "../../testing/bookRounds.ts";
import { type LabMember, type MoneyLab, PAYMENT_PASSWORD, openMoneyLab } from "../../testing/openMoneyLab.ts";
import { moveMoney } from "./postTransaction.ts";
import { houseWallet, mainWallet } from "./wallets.ts";

const MOST = Number.MAX_SAFE_INTEGER;
const DEPOSIT = minor(1_000_000);

let lab: MoneyLab;
let member: LabMember;
let send: ReturnType<MoneyLab["platform"]["client"]>;
beforeEach(async () => {
  lab = await openMoneyLab();
  member = lab.addMember();
  send = lab.siteOf(member);
});
afterEach(() => lab.close());

/** Gives a member so much that only `room` is left, from an account that pays nobody else. */
function fill(id: number, room: number): void {
  const writing = transactionOn(lab.raw);
  const { merchant } = member;
  lab.raw.exec("begin immediate");
  const [from, to] = [houseWallet(writing, merchant, "vendors", 0), mainWallet(writing, id)];
  const amount = minor(MOST - room - to.balance);
  moveMoney(writing, { merchant, kind: "payout", reference: `fill ${id}`, from, to, amount, now: 0 });
  lab.raw.exec("commit");
}

const total = async () => (await send(balance, undefined)).total;
const order = () => send(createDeposit, { method: "BANK", amount: DEPOSIT });
const full = { status: 422, code: "BALANCE_LIMIT" };

it("rejects a deposit that would exceed the exact numbers, and accepts one that fits", async () => {
  fill(member.id, DEPOSIT);
  const { id } = await order();
  await expect(order()).rejects.toMatchObject(full);
  await send(confirmDeposit, { id });
  lab.platform.clock.now += 20_000;
  expect(await total()).toBe(MOST);
  await expect(order()).rejects.toMatchObject(full);
  expect(lab.raw.prepare("select * from ledger_fault").all()).toEqual([]);
});

it("counts the provider wallets as well", async () => {
  fill(member.id, DEPOSIT - 1);
  await send(transferFunds, { from: "MAIN", to: "PP", amount: minor(2 * DEPOSIT) });
  await expect(order()).rejects.toMatchObject(full);
  expect(await total()).toBe(MOST - DEPOSIT + 1);
});

it("rejects a deposit that no longer fits when it is paid, and continues with the next one", async () => {
  const [{ id: first }, other] = [await order(), lab.addMember()];
  await send(confirmDeposit, { id: first });
  const others = lab.siteOf(other);
  const { id: second } = await others(createDeposit, { method: "BANK", amount: DEPOSIT });
  await others(confirmDeposit, { id: second });
  fill(member.id, DEPOSIT - 1);
  lab.platform.clock.now += 20_000;
  await lab.platform.gateway.control.tick();
  expect(await total()).toBe(MOST - DEPOSIT + 1);
  const { list } = await send(deposits, {});
  expect(list).toMatchObject([{ id: first, state: "REJECTED", reason: "BALANCE_LIMIT" }]);
  expect((await others(deposits, {})).list).toMatchObject([{ id: second, state: "COMPLETED" }]);
});

it("a transfer cannot exceed the upline member's room", async () => {
  const { upline_id: upline } = lab.raw.prepare("select upline_id from member where id = ?").get(member.id)!;
  fill(Number(upline), 5000);
  const transfer = { amount: 10_000, remark: undefined, paymentPassword: PAYMENT_PASSWORD };
  await expect(send(transferUpline, transfer as never)).rejects.toMatchObject(full);
  expect(await total()).toBe(100_000_000);
});

it("a transfer cannot exceed the room of a member below", async () => {
  const agent = lab.addMember({ type: 1 });
  const below = lab.addMember({ below: agent });
  fill(below.id, 9999);
  const transfer = { account: lab.accountOf(below), amount: minor(10_000), paymentPassword: PAYMENT_PASSWORD };
  await expect(lab.siteOf(agent)(transferDownline, transfer)).rejects.toMatchObject(full);
  expect(await lab.siteOf(agent)(balance, undefined)).toEqual({ total: 100_000_000 });
});

it("a bonus that is earned waits for room, and the bet that earns it is accepted", async () => {
  lab.raw
    .prepare(
      `insert into bonus (id, merchant, member_id, reward, period, amount, turnover, after_round, at, expires_at)
         values ('B1', ?, ?, 'first-deposit', 'once', 5000, 1000, 0, 0, ?)`,
    )
    .run(member.merchant, member.id, lab.now() + 1000);
  fill(member.id, 0);
  const rounds = [{ stake: 1000, payout: 0 }];
  lab.atOnce((writing, now) => bookRounds(writing, member, { vendor: "PP", type: "RNG", rounds }, now));
  expect(await total()).toBe(MOST - 1000);
  expect(lab.raw.prepare("select paid_at from bonus where id = 'B1'").get()).toEqual({ paid_at: null });
});
