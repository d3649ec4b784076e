import type { Reading } from "../store/transaction.ts";

/** Whom a partner's code brings members, by the member's id; `undefined` for what is no code. */
export function affiliateOf({ tables, first }: Reading, merchant: string, code: string): number | undefined {
  const found = tables
    .selectFrom("affiliate")
    .select("member_id")
    .where("merchant", "=", merchant)
    .where("code_key", "=", code.trim().toUpperCase());
  return first(found)?.member_id;
}
