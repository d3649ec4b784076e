import type { Writing } from "../store/transaction.ts";

/** Remembers that what was sent to a member's phone or mailbox has come back: it is the member's own. */
export function proveContact({ tables, run }: Writing, memberId: number, contact: "mobile" | "email"): void {
  const proven = contact === "mobile" ? { mobile_proven: 1 as const } : { email_proven: 1 as const };
  run(tables.updateTable("member").set(proven).where("id", "=", memberId));
}
