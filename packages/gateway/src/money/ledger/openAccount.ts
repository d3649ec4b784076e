import type { Minor } from "@livery/product/money.ts";
import type { Writing } from "../../store/transaction.ts";
import { giveMoney } from "./giveMoney.ts";
import { moveMoney } from "./postTransaction.ts";
import { type Owner, houseWallet, openWallet } from "./wallets.ts";

/** Opens a new member's main wallet with its opening balance: a demo account's, or a welcome bonus. */
export function openAccount(
  writing: Writing,
  owner: Owner,
  { kind, amount, now }: { readonly kind: "opening" | "welcome"; readonly amount: Minor; readonly now: number },
): void {
  const to = openWallet(writing, owner, { kind: "main" }, now);
  if (amount === 0) return;
  const { merchant } = owner;
  const reference = `member:${owner.id}`;
  if (kind === "opening") giveMoney(writing, owner, { reference, amount, now });
  else
    moveMoney(writing, {
      merchant,
      kind,
      reference,
      from: houseWallet(writing, merchant, "bonus", now),
      to,
      amount,
      now,
    });
}
