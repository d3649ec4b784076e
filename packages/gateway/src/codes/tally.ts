import type { Reading, Writing } from "../store/transaction.ts";

/** The longest period that events are counted over. */
const KEPT_MS = 24 * 3_600_000;

/** How often something may happen in a period. */
export interface Allowance {
  /** What is counted and for whom: `sent:+821020001000`. */
  readonly subject: string;
  readonly most: number;
  readonly withinMs: number;
}

interface Counting {
  readonly merchant: string;
  readonly now: number;
}

/** Milliseconds until the allowance permits it again; 0 if it does now. */
export function waitFor({ tables, all }: Reading, { subject, most, withinMs }: Allowance, at: Counting): number {
  const latest = all(
    tables
      .selectFrom("tally")
      .select("at")
      .where("merchant", "=", at.merchant)
      .where("subject", "=", subject)
      .where("at", ">", at.now - withinMs)
      .orderBy("at", "desc")
      .limit(most),
  );
  const oldest = latest[most - 1];
  return oldest ? oldest.at + withinMs - at.now : 0;
}

/** Counts one event and deletes those that are too old to count. */
export function count({ tables, run }: Writing, subject: string, { merchant, now }: Counting): void {
  run(tables.deleteFrom("tally").where("at", "<=", now - KEPT_MS));
  run(tables.insertInto("tally").values({ merchant, subject, at: now }));
}
