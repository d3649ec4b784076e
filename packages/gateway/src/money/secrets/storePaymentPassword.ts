import type { Writing } from "../../store/transaction.ts";

/** Keeps the hash of a member's payment password, in place of the one before. */
export function storePaymentPassword({ run, tables }: Writing, memberId: number, hash: string, now: number): void {
  run(tables.replaceInto("payment_password").values({ member_id: memberId, hash, changed_at: now }));
}
