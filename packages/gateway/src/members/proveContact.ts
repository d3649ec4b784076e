import type { Owner } from "../money/ledger/wallets.ts";
import { payReferral } from "../rewards/referrals.ts";
import type { Writing } from "../store/transaction.ts";

/**
 * Records that a member has sent back what was sent to its phone or mailbox: the contact is the member's own. Whoever
 * invited the member may have waited for that.
 */
export function proveContact(writing: Writing, owner: Owner, contact: "mobile" | "email", now: number): void {
  const { tables, run } = writing;
  const proven = contact === "mobile" ? { mobile_proven: 1 as const } : { email_proven: 1 as const };
  run(tables.updateTable("member").set(proven).where("id", "=", owner.id));
  payReferral(writing, owner, now);
}
