import { DatabaseSync } from "node:sqlite";
import type { Selectable } from "kysely";
import type { Tables } from "../../store/tables.ts";
import { type Reading, transactionOn } from "../../store/transaction.ts";
import { walletName } from "./walletName.ts";

interface BookedWallet {
  /** See `walletName`. */
  readonly name: string;
  readonly merchant: string;
  readonly kind: Tables["wallet"]["kind"];
  readonly balance: number;
}

interface BookedEntry {
  readonly wallet: string;
  readonly amount: number;
}

export interface BookedTransaction {
  readonly id: number;
  readonly merchant: string;
  readonly kind: string;
  readonly reference: string;
  /** In the order of writing. */
  readonly entries: readonly BookedEntry[];
}

/** The tables that calls with a key write to, in addition to the ledger. */
const kept = [
  "ledger_fault",
  "deposit_order",
  "withdrawal_order",
  "withdrawal_part",
  "bank_card",
  "payment_password",
  "play_limit",
  "exclusion",
  "reality_check",
  "idempotency",
  "point_account",
  "point_movement",
  "point_redemption",
  "game_round",
  "rebate_claim",
  "bonus",
  "contract",
  "settlement",
  "member",
  "promotion_entry",
] as const satisfies readonly (keyof Tables)[];

type Kept = { readonly [Table in (typeof kept)[number]]: readonly Selectable<Tables[Table]>[] };

/** Everything in a data file about members' money. */
export interface Books {
  readonly wallets: ReadonlyMap<string, BookedWallet>;
  /** In the order of writing. */
  readonly transactions: readonly BookedTransaction[];
  readonly rows: Kept;
}

/** Reads a data file that nobody writes to, without changing it. */
export function readBooks(database: string): Books {
  const raw = new DatabaseSync(database, { readOnly: true });
  try {
    const reading = transactionOn(raw);
    const { all, tables } = reading;
    const wallets = all(tables.selectFrom("wallet").selectAll().orderBy("id"));
    const names = new Map(wallets.map((wallet) => [wallet.id, walletName(wallet)]));
    const rows = kept.map((table) => [table, all(tables.selectFrom(table as "bank_card").selectAll())]);
    return {
      wallets: new Map(
        wallets.map(({ id, merchant, kind, balance }) => [
          names.get(id)!,
          { name: names.get(id)!, merchant, kind, balance },
        ]),
      ),
      transactions: transactionsOf(reading, names),
      rows: Object.fromEntries(rows) as unknown as Kept,
    };
  } finally {
    raw.close();
  }
}

function transactionsOf({ all, tables }: Reading, names: ReadonlyMap<number, string>): BookedTransaction[] {
  const entries = Map.groupBy(
    all(tables.selectFrom("ledger_entry").selectAll().orderBy("id")),
    ({ transaction_id: id }) => id,
  );
  return all(tables.selectFrom("ledger_transaction").selectAll().orderBy("id")).map(
    ({ id, merchant, kind, reference }) => ({
      id,
      merchant,
      kind,
      reference,
      entries: (entries.get(id) ?? []).map(({ wallet_id: wallet, amount }) => ({ wallet: names.get(wallet)!, amount })),
    }),
  );
}
