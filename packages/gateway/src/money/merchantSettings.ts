import type { Merchant } from "../merchant.ts";
import type { Reading, Writing } from "../store/transaction.ts";

/**
 * Writes down what the merchants say, at the first start with each. How money is kept stays as it was then: money in
 * vendors' wallets would be out of reach otherwise. The group is taken anew at every start.
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
