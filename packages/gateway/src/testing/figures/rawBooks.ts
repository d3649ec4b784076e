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
}

interface RawPoints {
  readonly member: number;
  readonly kind: string;
  readonly amount: number;
}

/** The rows of a data file, table by table: whatever is added up from them shares no query with the platform. */
export interface RawBooks {
  readonly members: readonly Dated<RawMember>[];
  readonly entries: readonly Dated<RawEntry>[];
  readonly rounds: readonly Dated<RawRound>[];
  readonly rebates: readonly Dated<RawRebate>[];
  readonly bonuses: readonly Dated<RawBonus>[];
  readonly points: readonly Dated<RawPoints>[];
}

export function readRawBooks(raw: DatabaseSync, timeZones: Readonly<Record<string, string>>): RawBooks {
  const rows = <Row>(query: string) => raw.prepare(query).all() as unknown as Row[];
  const members = rows<RawMember & { readonly at: number }>(
    "select id, merchant, account, upline_id as upline, invited_by as inviter, created_at as at from member",
  );
  const zones = new Map(members.map(({ id, merchant }) => [id, timeZones[merchant] ?? "UTC"]));
  const dated = <Row extends { readonly member: number }>(query: string): Dated<Row>[] =>
    rows<Row & { readonly at: number }>(query).map((row) => ({ ...row, day: dayAt(row.at, zones.get(row.member)!) }));
  return {
    members: members.map((row) => ({ ...row, day: dayAt(row.at, zones.get(row.id)!) })),
    entries: dated<RawEntry>(`select e.id, w.member_id as member, t.id as "transaction", w.kind as wallet,
        w.name as vendor, t.kind, t.at, e.amount
      from ledger_entry e, ledger_transaction t, wallet w
      where t.id = e.transaction_id and w.id = e.wallet_id and w.member_id is not null order by e.id`),
    rounds: dated<RawRound>(
      "select number, member_id as member, game_type as type, stake, payout, at from game_round order by number",
    ),
    rebates:
      dated<RawRebate>(`select l.member_id as member, l.game_type as type, l.amount, l.last_round as lastRound, c.at
      from rebate_line l, rebate_claim c where c.number = l.claim`),
    bonuses: dated<RawBonus>(
      "select number, member_id as member, merchant, reward, period, amount, at from bonus order by number",
    ),
    points: dated<RawPoints>("select member_id as member, kind, amount, at from point_movement"),
  };
}
