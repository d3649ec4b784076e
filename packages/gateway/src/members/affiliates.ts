import type { Reading } from "../store/transaction.ts";

/** The id of the member whose affiliate code this is; `undefined` for an unknown code. */
export function affiliateOf({ tables, first }: Reading, merchant: string, code: string): number | undefined {
  const found = tables
    .selectFrom("affiliate")
    .select("member_id")
    .where("merchant", "=", merchant)
    .where("code_key", "=", code.trim().toUpperCase());
  return first(found)?.member_id;
}
