import { sumOfShares } from "@livery/product/contractAmount.ts";
import type { ContractKind } from "@livery/product/contractKinds.ts";
import { DEFAULT_TIME_ZONE } from "@livery/product/timeZone.ts";
import type { Selectable } from "kysely";
import { type TransactionKind, tryMoveMoney } from "../../money/ledger/postTransaction.ts";
import { mainWallet } from "../../money/ledger/wallets.ts";
import { newId } from "../../money/newId.ts";
import { availableTo } from "../../money/requireOwnMoney.ts";
import type { Span } from "../../records/ledgerSums.ts";
import { isOnBreak } from "../../responsible/exclusions.ts";
import type { Tables } from "../../store/tables.ts";
import type { Reading, Writing } from "../../store/transaction.ts";
import { firstBetIn, sharesFor } from "./contractFigures.ts";
import { type Calendar, contractPeriod } from "./contractPeriods.ts";
import { type Contract, termsOf } from "./findContract.ts";

type Settlement = Selectable<Tables["settlement"]>;

/** The ledger's kinds of what contracts pay. */
export const settlementKinds = {
  dividend: "dividend",
  daily: "dailySalary",
  hourly: "hourlySalary",
  realTime: "realTimeSalary",
} as const satisfies Readonly<Record<ContractKind, TransactionKind>>;

/** A bet carries the time at which its request arrived. This long after a period, all its bets have been booked. */
export const SETTLES_AFTER_MS = 10_000;

/** How long a payment waits for its next try. */
const RETRIES_AFTER_MS = 5 * 60_000;

const USUAL_SALARY_MINUTES = 5;

/** How many due rows are read at once. */
const READ_AT_ONCE = 25;

/** The member whose contracts are due, as payer or receiver, and the time; without a member, everybody's. */
interface Due {
  readonly memberId?: number;
  readonly now: number;
}

export function isAnyContractDue(reading: Reading, due: Due): boolean {
  return contractsDue(reading, due, 1).length > 0 || paymentsDue(reading, due, 1).length > 0;
}

function contractsDue(reading: Reading, due: Due, most = READ_AT_ONCE): Contract[] {
  const numbers = dueIn(reading, "contract", due, most);
  const found = reading.tables.selectFrom("contract").selectAll().where("number", "in", numbers);
  return reading.all(found.orderBy("due_at").orderBy("number"));
}

function paymentsDue(reading: Reading, due: Due, most = READ_AT_ONCE): Settlement[] {
  const numbers = dueIn(reading, "settlement", due, most);
  const found = reading.tables.selectFrom("settlement").selectAll().where("number", "in", numbers);
  return reading.all(found.orderBy("due_at").orderBy("number"));
}

/** The numbers of the rows that have waited longest. */
function dueIn({ tables }: Reading, table: "contract" | "settlement", { memberId, now }: Due, most: number) {
  const due = tables.selectFrom(table).select("number").where("due_at", "<=", now);
  const theirs =
    memberId === undefined
      ? due
      : due.where((is) => is.or([is("payer_id", "=", memberId), is("receiver_id", "=", memberId)]));
  return theirs.orderBy("due_at").orderBy("number").limit(most);
}

/**
 * Settles periods that are over, each once, and tries payments that are still open, as long as `goesOn` says so: other
 * requests wait for a transaction. What is left stays due.
 */
export function settleContracts(writing: Writing, due: Due, goesOn: () => boolean = () => true): void {
  const { now } = due;
  const until = now - SETTLES_AFTER_MS;
  const calendarOf = createCalendars(writing);
  for (let found = contractsDue(writing, due); found.length > 0; found = contractsDue(writing, due))
    for (const contract of found) {
      if (!goesOn()) return;
      settleUntil(writing, contract, { until, end: contract.ends_at, now, calendar: calendarOf(contract), goesOn });
    }
  for (let found = paymentsDue(writing, due); found.length > 0; found = paymentsDue(writing, due))
    for (const payment of found) {
      if (!goesOn()) return;
      tryPayment(writing, payment, now);
    }
}

/** Lets a contract pay from now on. */
export function beginContract(writing: Writing, contract: Contract, now: number): void {
  const due_at = dueAfter(contract, now, createCalendars(writing)(contract));
  const begun = { state: "SUCCESS", began_at: now, settled_until: now, due_at } as const;
  writing.run(writing.tables.updateTable("contract").set(begun).where("number", "=", contract.number));
}

/** Settles a contract up to now, including the period that has begun, and ends it. */
export function endContract(writing: Writing, contract: Contract, now: number): void {
  const end = Math.min(now, contract.ends_at ?? now);
  const calendar = createCalendars(writing)(contract);
  settleUntil(writing, contract, { until: now, end, now, calendar, goesOn: () => true });
}

interface Settling {
  /** All bets before this moment have been booked. */
  readonly until: number;
  /** When the contract ends; null if it does not. */
  readonly end: number | null;
  readonly now: number;
  readonly calendar: Calendar;
  /** Asked after each period. */
  readonly goesOn: () => boolean;
}

/** Settles a contract's periods up to a moment, at least one, and stores how far it came. */
function settleUntil(writing: Writing, contract: Contract, { until, end, now, calendar, goesOn }: Settling): void {
  const last = end ?? Number.POSITIVE_INFINITY;
  const began = contract.settled_until!;
  let reached = began;
  for (let isSettled = true; isSettled && (reached === began || goesOn());) {
    const next = nextPeriod(writing, contract, calendar, { from: reached, until, last });
    if (next.settles !== undefined) settle(writing, contract, { from: next.settles, to: next.reached }, now);
    reached = next.reached;
    isSettled = next.settles !== undefined;
  }
  const after =
    reached >= last
      ? ({ state: "TERMINATED", due_at: null } as const)
      : { due_at: dueAfter(contract, reached, calendar) };
  const { run, tables } = writing;
  const stored = { ...after, settled_until: reached };
  const unchanged = tables.updateTable("contract").set(stored).where("number", "=", contract.number);
  if (run(unchanged.where("settled_until", "=", began)) !== 1) throw new Error(`contract ${contract.id} has changed`);
}

/** How far a contract is settled next, and from where a period with bets is settled up to there. Others are skipped. */
function nextPeriod(
  reading: Reading,
  contract: Contract,
  calendar: Calendar,
  { from, until, last }: { readonly from: number; readonly until: number; readonly last: number },
): { readonly reached: number; readonly settles?: number } {
  const known = Math.min(until, last);
  if (from >= known) return { reached: from };
  const periodAt = (moment: number) => contractPeriod(contract.kind, termsOf(contract), moment, calendar);
  const running = periodAt(until).start;
  if (last > until && from >= running) return { reached: from };
  // Usually one period is over, and its sums say whether there were bets.
  if (last > until && periodAt(from).end === running) return { reached: running, settles: from };
  const bet = firstBetIn(reading, contract, { from, to: known });
  if (bet === undefined) return { reached: last <= until ? last : running };
  const { start, end } = periodAt(bet);
  const [begins, ends] = [Math.max(from, start), Math.min(end, last)];
  return ends > until ? { reached: begins } : { reached: ends, settles: begins };
}

/** When the period that contains a moment is settled. */
function dueAfter(contract: Contract, moment: number, calendar: Calendar): number {
  const { end } = contractPeriod(contract.kind, termsOf(contract), moment, calendar);
  return Math.min(end, contract.ends_at ?? end) + SETTLES_AFTER_MS;
}

/** The calendars of contracts; each merchant's is read once. */
function createCalendars({ first, tables }: Reading): (contract: Contract) => Calendar {
  const known = new Map<string, Calendar>();
  return ({ merchant }) => {
    const query = tables.selectFrom("merchant_setting").select(["time_zone", "salary_minutes"]);
    const read = (): Calendar => {
      const found = first(query.where("merchant", "=", merchant));
      return {
        timeZone: found?.time_zone ?? DEFAULT_TIME_ZONE,
        salaryMinutes: found?.salary_minutes ?? USUAL_SALARY_MINUTES,
      };
    };
    const calendar = known.get(merchant) ?? read();
    known.set(merchant, calendar);
    return calendar;
  };
}

/** Stores what a contract pays for a period and pays it if possible; nothing if it is less than a minor unit. */
function settle(writing: Writing, contract: Contract, span: Span, now: number): void {
  const shares = sharesFor(writing, contract, span);
  const amount = sumOfShares(shares);
  if (amount === 0) return;
  const { number, merchant, kind, payer_id, receiver_id } = contract;
  const id = newId("S");
  const paid = paymentOf(writing, { id, merchant, kind, payer_id, receiver_id, amount }, { at: span.to, now });
  const period = { from_at: span.from, to_at: span.to };
  const parties = { contract: number, kind, payer_id, receiver_id, shares: JSON.stringify(shares) };
  const { run, tables } = writing;
  run(tables.insertInto("settlement").values({ id, merchant, ...parties, ...period, amount, ...paid }));
}

function tryPayment(writing: Writing, settled: Settlement, now: number): void {
  const { run, tables } = writing;
  const paid = paymentOf(writing, settled, { at: now, now });
  run(tables.updateTable("settlement").set(paid).where("number", "=", settled.number));
}

type Payment = Pick<Settlement, "id" | "merchant" | "kind" | "payer_id" | "receiver_id" | "amount">;

/**
 * Pays unless the payer has too little of its own (`availableTo`), or the receiver too much or a break (CO-027). Then it is
 * tried again later.
 */
function paymentOf(writing: Writing, payment: Payment, { at, now }: { readonly at: number; readonly now: number }) {
  const isPaid = !isOnBreak(writing, payment.receiver_id, now) && pay(writing, payment, at);
  return isPaid ? { paid_at: at, due_at: null } : { paid_at: null, due_at: now + RETRIES_AFTER_MS };
}

function pay(writing: Writing, { id, merchant, kind, payer_id, receiver_id, amount }: Payment, now: number): boolean {
  const [from, to] = [mainWallet(writing, payer_id), mainWallet(writing, receiver_id)];
  if (amount > availableTo(writing, payer_id, from.balance)) return false;
  return tryMoveMoney(writing, { merchant, kind: settlementKinds[kind], reference: id, from, to, amount, now });
}
