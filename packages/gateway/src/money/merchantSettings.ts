import type { Merchant } from "../merchant.ts";
import type { Reading, Writing } from "../store/transaction.ts";

/**
 * Stores the merchants' settings at the first start with each merchant. The kind of wallet then stays the same, because
 * otherwise money in provider wallets would be out of reach. The group is updated at every start.
 */
export function keepSettings({ run, tables }: Writing, merchants: readonly Merchant[]): void {
  for (const { merchant, wallet = "transfer", operatorGroup: operator_group = null } of merchants) {
    run(
      tables
        .insertInto("merchant_setting")
        .values({ merchant, wallet, operator_group })
        .onConflict((conflict) => conflict.column("merchant").doUpdateSet({ operator_group })),
    );
  }
}

/** Whether the merchant's members play from one wallet. */
export function hasSingleWallet({ first, tables }: Reading, { merchant }: Pick<Merchant, "merchant">): boolean {
  const found = first(tables.selectFrom("merchant_setting").select("wallet").where("merchant", "=", merchant));
  return found?.wallet === "single";
}
