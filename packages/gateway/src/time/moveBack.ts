import { sql } from "kysely";
import { reopenDeposits } from "../money/deposits/reopenDeposits.ts";
import type { Tables } from "../store/tables.ts";
import type { Writing } from "../store/transaction.ts";

/** Timestamp columns of a table. With `made`, all columns of rows created since the jump move. */
interface Moments {
  readonly table: keyof Tables;
  readonly columns: readonly string[];
  readonly made?: string;
}

/**
 * Sessions, locks, tickets, codes, waiting cards and orders: without moving they would last longer by as much as the clock was ahead.
 */
export const movingMoments: readonly Moments[] = [
  { table: "session", columns: ["created_at", "seen_at", "wrong_at"] },
  { table: "session_time", columns: ["began_at", "seen_at"] },
  { table: "member", columns: ["ends_at"] },
  { table: "login_failure", columns: ["at"] },
  { table: "secret_failure", columns: ["last_at"] },
  { table: "tally", columns: ["at"] },
  { table: "captcha", columns: ["expires_at"] },
  { table: "slide_captcha", columns: ["drawn_at"] },
  { table: "human_proof", columns: ["expires_at"] },
  { table: "code", columns: ["expires_at"] },
  { table: "temporary_password", columns: ["expires_at"] },
  { table: "login_ticket", columns: ["expires_at"] },
  { table: "known_address", columns: ["seen_at"] },
  { table: "idempotency", columns: ["created_at"] },
  { table: "bank_card", columns: ["added_at"] },
  { table: "deposit_order", columns: ["created_at", "expires_at", "due_at"] },
  { table: "withdrawal_order", columns: ["created_at", "due_at"] },
  { table: "withdrawal_part", columns: ["sent_at", "forced_at"] },
  { table: "settlement", columns: ["due_at"] },
  { table: "point_redemption", columns: ["at"] },
  { table: "promotion_entry", columns: ["at"] },
  { table: "reality_check", columns: ["began_at", "checked_at"] },
  // The end of an earlier break may well be later than the clock ever was, so it stays.
  { table: "exclusion", columns: ["began_at", "until"], made: "began_at" },
];

interface Return {
  /** The moment that the clock had jumped to, and how far it came back. */
  readonly since: number;
  readonly by: number;
  /** The true time. */
  readonly now: number;
}

/**
 * Moves back what a clock that ran ahead has written, so that its age is the true one again. A deposit that it let expire
 * is looked at again.
 */
export function moveBack(writing: Writing, { since, by, now }: Return): void {
  const { run, tables } = writing;
  for (const { table, columns, made } of movingMoments) {
    const sets = columns.map((column) => {
      const isLate = sql`${sql.ref(made ?? column)} >= ${since}`;
      return sql`${sql.ref(column)} = iif(${isLate}, ${sql.ref(column)} - ${by}, ${sql.ref(column)})`;
    });
    const late = (made === undefined ? columns : [made]).map((column) => sql`${sql.ref(column)} >= ${since}`);
    const update = sql`update ${sql.table(table)} set ${sql.join(sets)} where ${sql.join(late, sql` or `)}`;
    run({ compile: () => update.compile(tables) });
  }
  reopenDeposits(writing, now);
}
