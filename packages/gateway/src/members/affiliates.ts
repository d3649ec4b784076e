import type { Reading, Writing } from "../store/transaction.ts";

interface Affiliate {
  /** The agent. */
  readonly memberId: number;
  /** The code in the form in which members keep it. */
  readonly code: string;
  /** The rate of members who register with it, in hundredths of a percent. */
  readonly rate: number;
}

/** The affiliate code that somebody typed or came with; `undefined` for an unknown or a removed one. */
export function affiliateOf({ tables, first }: Reading, merchant: string, code: string): Affiliate | undefined {
  return first(
    tables
      .selectFrom("affiliate")
      .select(["member_id as memberId", "code_key as code", "rate"])
      .where("merchant", "=", merchant)
      .where("code_key", "=", code.trim().toUpperCase())
      .where("removed_at", "is", null),
  );
}

/** Counts a visit by an affiliate code (AP-182). */
export function countVisit({ run, tables }: Writing, merchant: string, { code }: Affiliate): void {
  const counted = tables.updateTable("affiliate").set((is) => ({ visits: is("visits", "+", 1) }));
  run(counted.where("merchant", "=", merchant).where("code_key", "=", code));
}
