import { type Minor, minor } from "@livery/product/money.ts";
import type { TransactionKind } from "../money/ledger/postTransaction.ts";
import type { Reading } from "../store/transaction.ts";

/** A period in milliseconds since 1970; the end is exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** What the ledger moved in a member's wallets in a period, by kind; negative for what left them. */
export function ledgerSums<Kind extends TransactionKind>(
  { all, tables }: Reading,
  memberId: number,
  kinds: readonly Kind[],
  { from, to }: Span,
): (kind: Kind) => Minor {
  const rows = all(
    tables
      .selectFrom("ledger_entry as entry")
      .innerJoin("wallet", "wallet.id", "entry.wallet_id")
      .innerJoin("ledger_transaction as moved", "moved.id", "entry.transaction_id")
      .select(["moved.kind", (is) => is.fn.sum<number>("entry.amount").as("amount")])
      .where("wallet.member_id", "=", memberId)
      .where("moved.kind", "in", kinds)
      .where("moved.at", ">=", from)
      .where("moved.at", "<", to)
      .groupBy("moved.kind"),
  );
  return (kind) => minor(rows.find((row) => row.kind === kind)?.amount ?? 0);
}
