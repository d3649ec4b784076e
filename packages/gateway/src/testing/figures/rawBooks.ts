import type { DatabaseSync } from "node:sqlite";
import { dayAt } from "./calendar.ts";

/** A row of a member with its day where the member's merchant is. */
type Dated<Row> = Row & { readonly at: number; readonly day: string };

/** An entry of the ledger in a member's wallet. */
interface RawEntry {
  readonly id: number;
  readonly member: number;
  readonly transaction: number;
  readonly wallet: string;
  readonly vendor: string;
  readonly kind: string;
  readonly reference: string;
  readonly amount: number;
}

interface RawRound {
  readonly number: number;
  readonly member: number;
  readonly type: string;
  readonly stake: number;
  readonly payout: number;
}

interface RawRebate {
  readonly member: number;
  readonly type: string;
  readonly amount: number;
  readonly lastRound: number;
}

interface RawBonus {
  readonly number: number;
  readonly id: string;
  readonly member: number;
  readonly merchant: string;
  readonly reward: string;
  readonly period: string;
  readonly amount: number;
}

interface RawMember {
  readonly id: number;
  readonly merchant: string;
  readonly account: string;
  readonly upline: number | null;
  readonly inviter: number | null;
  readonly type: number;
  readonly rank: number;
}

interface RawPoints {
  readonly member: number;
  readonly kind: string;
  readonly amount: number;
}

/** That a member joined a promotion. */
interface RawJoin {
  readonly member: number;
  readonly promotion: string;
  readonly period: string;
  readonly afterRound: number;
}

export interface RawContract {
  readonly number: number;
  readonly id: string;
  readonly kind: "dividend" | "daily" | "hourly" | "realTime";
  readonly payer: number;
  readonly receiver: number;
  readonly requester: number;
  readonly state: "NEW" | "SUCCESS" | "REJECTED" | "TERMINATION_REQUESTED" | "TERMINATED";
  readonly terms: string;
  readonly created: number;
  readonly began: number | null;
  readonly settledUntil: number | null;
}

/** What a contract paid for a period, dated at its end. */
export interface RawSettlement {
  readonly number: number;
  readonly id: string;
  readonly contract: number;
  readonly member: number;
  readonly from: number;
  readonly at: number;
  readonly amount: number;
  readonly paid: number | null;
}

/** The rows of a data file, table by table: whatever is added up from them shares no query with the platform. */
export interface RawBooks {
  readonly members: readonly Dated<RawMember>[];
  readonly entries: readonly Dated<RawEntry>[];
  readonly rounds: readonly Dated<RawRound>[];
  readonly rebates: readonly Dated<RawRebate>[];
  readonly bonuses: readonly Dated<RawBonus>[];
  readonly points: readonly Dated<RawPoints>[];
  readonly joins: readonly Dated<RawJoin>[];
  readonly contracts: readonly RawContract[];
  /** Each with its receiver as the member, and the last day of its period: `at` is the first moment after it. */
  readonly settlements: readonly Dated<RawSettlement>[];
}

export function readRawBooks(raw: DatabaseSync, timeZones: Readonly<Record<string, string>>): RawBooks {
  const rows = <Row>(query: string) => raw.prepare(query).all() as unknown as Row[];
  const members = rows<RawMember & { readonly at: number }>(
    `select id, merchant, account, upline_id as upline, invited_by as inviter, type, rank_level as rank,
      created_at as at from member`,
  );
  const zones = new Map(members.map(({ id, merchant }) => [id, timeZones[merchant] ?? "UTC"]));
  const dated = <Row extends { readonly member: number }>(query: string): Dated<Row>[] =>
    rows<Row & { readonly at: number }>(query).map((row) => ({ ...row, day: dayAt(row.at, zones.get(row.member)!) }));
  return {
    members: members.map((row) => ({ ...row, day: dayAt(row.at, zones.get(row.id)!) })),
    entries: dated<RawEntry>(`select e.id, w.member_id as member, t.id as "transaction", w.kind as wallet,
        w.name as vendor, t.kind, t.reference, t.at, e.amount
      from ledger_entry e, ledger_transaction t, wallet w
      where t.id = e.transaction_id and w.id = e.wallet_id and w.member_id is not null order by e.id`),
    rounds: dated<RawRound>(
      "select number, member_id as member, game_type as type, stake, payout, at from game_round order by number",
    ),
    rebates:
      dated<RawRebate>(`select l.member_id as member, l.game_type as type, l.amount, l.last_round as lastRound, c.at
      from rebate_line l, rebate_claim c where c.number = l.claim`),
    bonuses: dated<RawBonus>(
      "select number, id, member_id as member, merchant, reward, period, amount, at from bonus order by number",
    ),
    points: dated<RawPoints>("select member_id as member, kind, amount, at from point_movement"),
    joins: dated<RawJoin>(
      "select member_id as member, promotion_id as promotion, period, after_round as afterRound, at from promotion_entry",
    ),
    contracts: rows<RawContract>(`select number, id, kind, payer_id as payer, receiver_id as receiver,
        requested_by as requester, state, terms, created_at as created, began_at as began, settled_until as settledUntil
      from contract order by number`),
    settlements: dated<RawSettlement>(`select number, id, contract, receiver_id as member, from_at as "from",
        to_at as at, amount, paid_at as paid
      from settlement order by number`).map((row) => ({ ...row, day: dayAt(row.at - 1, zones.get(row.member)!) })),
  };
}
