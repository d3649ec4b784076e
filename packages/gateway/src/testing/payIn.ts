import { minor } from "@livery/product/money.ts";
import { cashier } from "../money/cashier.ts";
import { confirmDepositOrder, createDepositOrder } from "../money/deposits/depositOrders.ts";
import type { Owner } from "../money/ledger/wallets.ts";
import type { Writing } from "../store/transaction.ts";

/** A paid deposit that the cashier credits at a moment, as soon as orders are settled after it. */
export function payIn(writing: Writing, owner: Owner, amount: number, at: number): void {
  const before = at - cashier.depositTakesMs;
  const { id } = createDepositOrder(writing, owner, { method: "BANK", amount: minor(amount) }, before);
  confirmDepositOrder(writing, owner, id, before);
}
