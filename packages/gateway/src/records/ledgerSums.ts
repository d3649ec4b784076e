import { type Minor, minor } from "@livery/product/money.ts";
import { sql } from "kysely";
import { isPlay, type TransactionKind } from "../money/ledger/postTransaction.ts";
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
  const query = tables
    .selectFrom("ledger_entry as entry")
    .innerJoin("wallet", "wallet.id", "entry.wallet_id")
    .innerJoin("ledger_transaction as moved", "moved.id", "entry.transaction_id")
    .select(["moved.kind", (is) => is.fn.sum<number>("entry.amount").as("amount")])
    .where("wallet.member_id", "=", memberId)
    .where("moved.kind", "in", kinds)
    .where("moved.at", ">=", from)
    .where("moved.at", "<", to)
    .groupBy("moved.kind");
  const rows = all(kinds.some(isPlay) ? query : query.where("entry.is_play", "=", sql.lit(0)));
  return (kind) => minor(rows.find((row) => row.kind === kind)?.amount ?? 0);
}
