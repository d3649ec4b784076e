import type { Reading } from "../../store/transaction.ts";

/** The hash of a member's payment password; `undefined` before it is set. */
export function storedPaymentPassword({ first, tables }: Reading, memberId: number): string | undefined {
  return first(tables.selectFrom("payment_password").select("hash").where("member_id", "=", memberId))?.hash;
}
