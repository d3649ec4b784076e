import type { History, Operation } from "../history.ts";
import { idOf, outcomeOf, textOf, valueOf } from "../outcome.ts";
import type { Books } from "../readBooks.ts";
import { nameOf } from "./checkResponses.ts";

type Row<Table extends "contract" | "settlement"> = Books["rows"][Table][number];

const [MINUTE_MS, HOUR_MS, DAY_MS] = [60_000, 3_600_000, 86_400_000];
/** The run's merchants count days in Korea, which has no other clock in summer. */
const KOREA_MS = 9 * HOUR_MS;
/** A Monday in Korea. */
const MONDAY = Date.UTC(2026, 0, 5) - KOREA_MS;
/** A period is settled a little after its end. */
const LATE_MS = 10_000;

/**
 * Checks that every acknowledged contract exists, and what was settled by the rounds: each period of each contract once,
 * with its share of what the team played, and none that is over is missing.
 */
export function checkContracts({ operations, endedAt }: History, books: Books): string[] {
  const { rows } = books;
  const settled = Map.groupBy(rows.settlement, ({ contract }) => contract);
  return [
    ...requestFaults(operations, rows.contract),
    ...rows.contract.flatMap((contract) => {
      const due = settlementsDue(contract, books, endedAt).map(({ from, to, amount }) => `${from} ${to} ${amount}`);
      const found = (settled.get(contract.number) ?? []).map(describe);
      const named = `contract ${contract.id} (${contract.kind} of member ${contract.receiver_id})`;
      return [
        ...surplus(found, due).map((one) => `${named} settled what is not due, or twice: ${one}`),
        ...surplus(due, found).map((one) => `${named} has not settled ${one}`),
      ];
    }),
  ];
}

const describe = ({ from_at: from, to_at: to, amount }: Row<"settlement">) => `${from} ${to} ${amount}`;

/** What the first list has more often than the second. */
function surplus(many: readonly string[], few: readonly string[]): string[] {
  const left = [...few];
  return many.filter((one) => {
    const at = left.indexOf(one);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

function requestFaults(operations: readonly Operation[], contracts: Books["rows"]["contract"]): string[] {
  const stored = new Set(contracts.map(({ id }) => id));
  const asked = operations.filter(({ call }) => call === "requestContract");
  const created = asked.filter((one) => textOf(one, "action") === "NEW" && outcomeOf(one) === "done");
  const lost = created.filter((one) => !stored.has(idOf(one)));
  const known = new Set(created.map((one) => valueOf<{ readonly id: string }>(one).id));
  const untold = asked.filter((one) => textOf(one, "action") === "NEW" && outcomeOf(one) === "unknown").length;
  const extra = contracts.length - known.size;
  return [
    ...lost.map((one) => `${nameOf(one)} was acknowledged, but its contract is missing`),
    ...(extra > untold
      ? [`${extra} contracts were not acknowledged, and only ${untold} requests got no response`]
      : []),
  ];
}

interface Terms {
  readonly period?: string;
  readonly rate?: number;
  readonly lossRate?: number;
}

interface Due {
  readonly from: number;
  readonly to: number;
  readonly amount: number;
}

/** What a contract must have settled by the end of the run. */
function settlementsDue(contract: Row<"contract">, { rows }: Books, endedAt: number): Due[] {
  const { kind, receiver_id: receiver, began_at: begin, settled_until: until, state } = contract;
  if (begin === null || until === null) return [];
  const end = state === "TERMINATED" ? until : endedAt - LATE_MS;
  const terms = JSON.parse(contract.terms) as Terms;
  const team = new Set(teamOf(receiver, rows.member));
  const bets = rows.game_round.filter(({ member_id: member, at }) => team.has(member) && at >= begin && at < end);
  const byPeriod = Map.groupBy(bets, ({ at }) => periodOf(kind, terms.period, at).join(" "));
  return [...byPeriod].flatMap(([name, played]) => {
    const [start = 0, stop = 0] = name.split(" ").map(Number);
    const [from, to] = [Math.max(start, begin), state === "TERMINATED" ? Math.min(stop, end) : stop];
    const amount = shareOf(kind, terms, played);
    return to > end || amount === 0 ? [] : [{ from, to, amount }];
  });
}

/** Everybody below a member. */
function teamOf(member: number, members: Books["rows"]["member"]): number[] {
  const below = members.filter(({ upline_id: upline }) => upline === member).map(({ id }) => id);
  return below.flatMap((id) => [id, ...teamOf(id, members)]);
}

/** The period of a moment, from its start to its end. */
function periodOf(kind: Row<"contract">["kind"], period: string | undefined, at: number): readonly [number, number] {
  const lengths = {
    dividend: period === "W" ? 7 * DAY_MS : DAY_MS,
    daily: DAY_MS,
    hourly: HOUR_MS,
    realTime: 5 * MINUTE_MS,
  };
  const start = MONDAY + Math.floor((at - MONDAY) / lengths[kind]) * lengths[kind];
  return [start, start + lengths[kind]];
}

/** All bets of a run were lost, so what the team lost is what it staked. */
function shareOf(kind: Row<"contract">["kind"], terms: Terms, bets: Books["rows"]["game_round"]): number {
  const stakes = bets.reduce((sum, { stake }) => sum + stake, 0);
  const percent = kind === "realTime" ? terms.lossRate : terms.rate;
  return Math.floor((stakes * (percent ?? 0)) / 100);
}
