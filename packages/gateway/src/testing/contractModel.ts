import { notEqual, equal } from "node:assert/strict";
import { dayAt, mondayOf, startOf } from "./figures/calendar.ts";

// A small model of contracts between agents. It keeps all bets, and works out what each contract has to pay from its
// beginning to its end; it uses neither the platform's SQL nor its calendar.

const [MINUTE_MS, HOUR_MS] = [60_000, 3_600_000];

export type ModelKind = "dividend" | "daily" | "hourly" | "realTime";
type State = "NEW" | "SUCCESS" | "REJECTED" | "TERMINATION_REQUESTED" | "TERMINATED";

export interface ModelTerms {
  readonly period?: "D" | "W" | "H" | "M";
  readonly rate?: number;
  readonly profitRate?: number;
  readonly lossRate?: number;
  readonly singleBet?: number;
  readonly periodValidBet?: number;
  readonly periodProfitLoss?: number;
  readonly activeMembers?: number;
  readonly betAmount?: number;
}

export interface ModelContract {
  readonly payer: string;
  readonly receiver: string;
  readonly kind: ModelKind;
  readonly terms: ModelTerms;
  /** The first moment after its last day. */
  readonly lastsUntil: number;
  state: State;
  requestedBy: string;
  begin?: number;
  end?: number;
}

interface Bet {
  readonly player: string;
  readonly stake: number;
  readonly payout: number;
  readonly at: number;
}

export interface ModelAgent {
  readonly upline?: string;
  /** In percent; only agents have one. */
  readonly rate?: number;
}

/** What a contract pays for one period, named by its calendar date or number. */
export interface Owed {
  readonly period: string;
  readonly amount: number;
}

interface Settled {
  readonly from: number;
  readonly to: number;
  readonly amount: number;
}

/** Why something is rejected; `undefined` if it is done. */
type Refusal = string | undefined;

export class ContractModel {
  readonly contracts: ModelContract[] = [];
  readonly #bets: Bet[] = [];
  readonly #members: Readonly<Record<string, ModelAgent>>;
  readonly #timeZone: string;
  readonly #lateMs: number;

  /** `lateMs`: how long after its end a period is settled. */
  constructor(members: Readonly<Record<string, ModelAgent>>, timeZone: string, lateMs: number) {
    this.#members = members;
    this.#timeZone = timeZone;
    this.#lateMs = lateMs;
  }

  bet(bet: Bet): void {
    this.#bets.push(bet);
  }

  /** Contracts end with their last day when somebody settles them; without a member, everybody's. */
  settle(now: number, by?: string): void {
    for (const one of this.contracts) {
      const isTheirs = by === undefined || one.payer === by || one.receiver === by;
      if (isTheirs && isInForce(one) && one.lastsUntil + this.#lateMs <= now) this.#end(one, now);
    }
  }

  request(
    by: string,
    other: string,
    asked: Pick<ModelContract, "kind" | "terms" | "lastsUntil">,
    now: number,
  ): Refusal {
    if (asked.lastsUntil <= now) return "FIELD_INVALID";
    const refusal = this.#refusalOfParty(by, other);
    if (refusal) return refusal;
    const [payer, receiver] = this.#members[other]?.upline === by ? [by, other] : [other, by];
    if (this.#isTooHigh(payer, asked.kind, asked.terms)) return "CONTRACT_RATE_TOO_HIGH";
    if (this.contracts.some((one) => isAlike(one, receiver, asked.kind) && one.state === "NEW"))
      return "CONTRACT_PENDING";
    this.contracts.push({ ...asked, payer, receiver, state: "NEW", requestedBy: by });
    return undefined;
  }

  requestEnd(by: string, index: number): Refusal {
    const one = this.contracts[index];
    if (!one || !isParty(one, by)) return "CONTRACT_UNKNOWN";
    if (one.state !== "SUCCESS") return "CONTRACT_STATE";
    one.state = "TERMINATION_REQUESTED";
    one.requestedBy = by;
    return undefined;
  }

  /** Returns the numbers of the contracts that end with it, or why it is rejected. */
  answer(by: string, index: number, action: "ACCEPT" | "REJECT" | "TERMINATE", now: number, isAsking: boolean) {
    const one = this.contracts[index];
    if (!one || !isParty(one, by)) return "CONTRACT_UNKNOWN";
    const isWaiting = one.state === "NEW" || one.state === "TERMINATION_REQUESTED";
    if (action === "TERMINATE" ? one.state !== "SUCCESS" : !isWaiting) return "CONTRACT_STATE";
    if (action === "TERMINATE" ? by !== one.payer : by === one.requestedBy) return "CONTRACT_NOT_ALLOWED";
    const isBeginning = one.state === "NEW" && action === "ACCEPT";
    if (isBeginning && one.lastsUntil <= now) return "CONTRACT_STATE";
    if (isBeginning && this.#isTooHigh(one.payer, one.kind, one.terms)) return "CONTRACT_RATE_TOO_HIGH";
    const ending = isBeginning ? this.contracts.filter((other) => isInForce(other) && endsWith(other, one)) : [];
    if (!isAsking) this.#answer(one, action, ending, now);
    return ending.map((other) => this.contracts.indexOf(other));
  }

  #answer(one: ModelContract, action: string, ending: readonly ModelContract[], now: number): void {
    const isNew = one.state === "NEW";
    for (const other of ending) this.#end(other, now);
    if (action === "TERMINATE" || (action === "ACCEPT" && !isNew)) this.#end(one, now);
    else if (action === "REJECT") one.state = isNew ? "REJECTED" : "SUCCESS";
    else {
      one.state = "SUCCESS";
      one.begin = now;
    }
  }

  #end(one: ModelContract, now: number): void {
    one.state = "TERMINATED";
    one.end = Math.min(now, one.lastsUntil);
  }

  #refusalOfParty(by: string, other: string): Refusal {
    const isAgent = this.#members[other]?.rate !== undefined;
    if (isAgent && (this.#members[by]?.upline === other || this.#members[other]?.upline === by)) return undefined;
    return other === by || this.#isBelow(other, by) ? "CONTRACT_PARTY" : "DOWNLINE_UNKNOWN";
  }

  #isBelow(member: string, agent: string): boolean {
    const above = this.#members[member]?.upline;
    return above !== undefined && (above === agent || this.#isBelow(above, agent));
  }

  #isTooHigh(payer: string, kind: ModelKind, terms: ModelTerms): boolean {
    const own = this.contracts.find((one) => isAlike(one, payer, kind) && isInForce(one));
    const most = own ? ratesOf(own.terms) : [];
    return ratesOf(terms).some((rate, index) => rate > Math.min(this.#members[payer]?.rate ?? 0, most[index] ?? 100));
  }

  /** The periods of a contract that must have been settled, with what they pay. */
  owed(one: ModelContract, now: number): Owed[] {
    const { begin, end } = one;
    if (begin === undefined) return [];
    const until = end ?? Math.min(now - this.#lateMs, one.lastsUntil);
    const counted = this.#bets.filter(
      ({ player, at }) => this.#isBelow(player, one.receiver) && at >= begin && at < (end ?? one.lastsUntil),
    );
    const byPeriod = Map.groupBy(counted, ({ at }) => this.periodOf(one, at));
    return [...byPeriod].flatMap(([period, bets]) => {
      const hasLeft = bets.every(({ at }) => at < until) && this.periodOf(one, until) !== period;
      const isOver = end !== undefined || one.lastsUntil <= until || hasLeft;
      const amount = amountOf(one, bets);
      return isOver && amount > 0 ? [{ period, amount }] : [];
    });
  }

  /** A settled period as `owed` names it; it begins and ends with its period, or with the contract. */
  settled(one: ModelContract, { from, to, amount }: Settled): Owed {
    const { begin, end, lastsUntil } = one;
    const period = this.periodOf(one, from);
    equal(this.periodOf(one, to - 1), period);
    if (from !== begin) notEqual(this.periodOf(one, from - 1), period, "begins with its period");
    if (to !== end && to !== lastsUntil) notEqual(this.periodOf(one, to), period, "ends with its period");
    return { period, amount };
  }

  /** The name of the period that contains a moment. Parts of a day are counted from its first moment. */
  periodOf({ kind, terms }: Pick<ModelContract, "kind" | "terms">, at: number): string {
    const date = this.dateOf(at);
    const sinceMidnight = at - startOf(date, this.#timeZone);
    if (kind === "hourly") return `${date} hour ${Math.floor(sinceMidnight / HOUR_MS)}`;
    if (kind === "realTime") return `${date} part ${Math.floor(sinceMidnight / (5 * MINUTE_MS))}`;
    if (kind === "daily" || terms.period === "D") return date;
    if (terms.period === "M") return date.slice(0, 7);
    if (terms.period === "H") return `${date.slice(0, 7)} ${Number(date.slice(8)) <= 15 ? "first" : "second"}`;
    return `week of ${mondayOf(date)}`;
  }

  /** The date of a moment in the merchant's time zone. */
  dateOf(at: number): string {
    return dayAt(at, this.#timeZone);
  }
}

function isParty({ payer, receiver }: ModelContract, by: string): boolean {
  return payer === by || receiver === by;
}

function isAlike(one: ModelContract, receiver: string, kind: ModelKind): boolean {
  return one.receiver === receiver && one.kind === kind;
}

function isInForce({ state }: ModelContract): boolean {
  return state === "SUCCESS" || state === "TERMINATION_REQUESTED";
}

/** AG-034: the replaced contract, and those of the downline with a higher rate. */
function endsWith(other: ModelContract, one: ModelContract): boolean {
  if (other.kind !== one.kind) return false;
  if (other.receiver === one.receiver) return true;
  const most = ratesOf(one.terms);
  return other.payer === one.receiver && ratesOf(other.terms).some((rate, index) => rate > (most[index] ?? 0));
}

function ratesOf({ rate, profitRate, lossRate }: ModelTerms): number[] {
  return [rate, profitRate, lossRate].filter((one) => one !== undefined);
}

function amountOf({ kind, terms }: ModelContract, bets: readonly Bet[]): number {
  const stakes = sum(bets, ({ stake }) => stake);
  const loss = stakes - sum(bets, ({ payout }) => payout);
  const share = (figure: number, percent = 0) => Math.floor((figure * Math.round(percent * 100)) / 10_000);
  if (kind === "realTime") {
    const large = bets.filter(({ stake }) => stake >= (terms.singleBet ?? 0));
    const stakesOf = (isLost: boolean) => sum(large, ({ stake, payout }) => (payout < stake === isLost ? stake : 0));
    return share(stakesOf(true), terms.lossRate) + share(stakesOf(false), terms.profitRate);
  }
  const players = [...Map.groupBy(bets, ({ player }) => player).values()];
  const active = players.filter((own) => sum(own, ({ stake }) => stake) >= (terms.betAmount ?? 0)).length;
  if (stakes < (terms.periodValidBet ?? 0) || active < (terms.activeMembers ?? 0)) return 0;
  if (terms.periodProfitLoss !== undefined && loss < terms.periodProfitLoss) return 0;
  return share(kind === "dividend" ? Math.max(0, loss) : stakes, terms.rate);
}

function sum(bets: readonly Bet[], figure: (bet: Bet) => number): number {
  return bets.reduce((total, bet) => total + figure(bet), 0);
}
