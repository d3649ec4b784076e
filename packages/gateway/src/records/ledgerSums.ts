import { type Minor, minor } from "@livery/product/money.ts";
import { sql } from "kysely";
import { isPlay, type TransactionKind } from "../money/ledger/postTransaction.ts";
import type { Reading } from "../store/transaction.ts";
import { type Whose, among } from "./whose.ts";

/** A period in milliseconds since 1970; the end is exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** What the ledger moved in the wallets of a member or several in a period, by kind; negative for what left them. */
export function ledgerSums<Kind extends TransactionKind>(
  reading: Reading,
  whose: Whose,
  kinds: readonly Kind[],
  span: Span,
): (kind: Kind) => Minor {
  const query = ledgerEntries(reading, whose, kinds, span)
    .select(["moved.kind", (is) => is.fn.sum<number>("entry.amount").as("amount")])
    .groupBy("moved.kind");
  const rows = reading.all(query);
  return (kind) => minor(rows.find((row) => row.kind === kind)?.amount ?? 0);
}

/** The ledger's entries of some kinds in the wallets of a member or several. */
export function ledgerEntries(
  { tables }: Pick<Reading, "tables">,
  whose: Whose,
  kinds: readonly TransactionKind[],
  { from, to }: Span,
) {
  const query = tables
    .selectFrom("ledger_entry as entry")
    .innerJoin("wallet", "wallet.id", "entry.wallet_id")
    .innerJoin("ledger_transaction as moved", "moved.id", "entry.transaction_id")
    .where("wallet.member_id", among(whose), whose)
    .where("moved.kind", "in", kinds)
    .where("moved.at", ">=", from)
    .where("moved.at", "<", to);
  return kinds.some(isPlay) ? query : query.where("entry.is_play", "=", sql.lit(0));
}
