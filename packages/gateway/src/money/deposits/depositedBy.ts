import { type Minor, minor } from "@livery/product/money.ts";
import type { Reading } from "../../store/transaction.ts";

/** What a member has deposited in all: the sum of its completed orders, which are far fewer than its ledger's entries. */
export function depositedBy({ first, tables }: Reading, memberId: number): Minor {
  const sum = first(
    tables
      .selectFrom("deposit_order")
      .select((is) => is.fn.sum<number | null>("amount").as("amount"))
      .where("member_id", "=", memberId)
      .where("state", "=", "COMPLETED"),
  );
  return minor(sum?.amount ?? 0);
}
