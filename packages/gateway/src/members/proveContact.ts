import type { Writing } from "../store/transaction.ts";

/** Records that a member has sent back what was sent to its phone or mailbox: the contact is the member's own. */
export function proveContact({ tables, run }: Writing, memberId: number, contact: "mobile" | "email"): void {
  const proven = contact === "mobile" ? { mobile_proven: 1 as const } : { email_proven: 1 as const };
  run(tables.updateTable("member").set(proven).where("id", "=", memberId));
}
