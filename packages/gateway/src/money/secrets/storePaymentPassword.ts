import { type IdentityPermit, identityTables } from "../../identity/identityPermit.ts";
import type { Writing } from "../../store/transaction.ts";

/** Stores the hash of a member's payment password and replaces the previous one. */
export function storePaymentPassword(writing: Writing, permit: IdentityPermit, hash: string, now: number): void {
  const row = { member_id: permit.memberId, hash, changed_at: now };
  writing.run(identityTables(writing, permit, "paymentPassword").replaceInto("payment_password").values(row));
}
