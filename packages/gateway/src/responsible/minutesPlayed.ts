import type { Reading } from "../store/transaction.ts";
import type { Span } from "../records/ledgerSums.ts";

const MINUTE_MS = 60_000;

/** How many whole minutes of a period the member was logged in; simultaneous sessions count once. */
export function minutesPlayed({ all, tables }: Reading, memberId: number, { from, to }: Span): number {
  const sessions = all(
    tables
      .selectFrom("session_time")
      .select(["began_at", "seen_at"])
      .where("member_id", "=", memberId)
      .where("seen_at", ">", from)
      .where("began_at", "<", to)
      .orderBy("began_at"),
  );
  let played = 0;
  let counted = from;
  for (const { began_at: began, seen_at: seen } of sessions) {
    const start = Math.max(began, counted);
    const end = Math.min(seen, to);
    if (end <= start) continue;
    played += end - start;
    counted = end;
  }
  return Math.floor(played / MINUTE_MS);
}
