import type { Writing } from "../../store/transaction.ts";

/** Stores the hash of a member's payment password and replaces the previous one. */
export function storePaymentPassword({ run, tables }: Writing, memberId: number, hash: string, now: number): void {
  run(tables.replaceInto("payment_password").values({ member_id: memberId, hash, changed_at: now }));
}
