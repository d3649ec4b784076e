import { type Minor, minor } from "@livery/product/money.ts";
import { ApiError } from "../../http/apiError.ts";
import type { Reading, Writing } from "../../store/transaction.ts";
import { moveMoney } from "../ledger/postTransaction.ts";
import { type Owner, type Wallet, mainWallet, openWallet } from "../ledger/wallets.ts";
import { newId } from "../newId.ts";

/** The main wallet's name among the providers' codes. */
export const MAIN = "MAIN";

interface WalletTransfer {
  /** `MAIN` or a provider's code. */
  readonly from: string;
  readonly to: string;
  readonly amount: Minor;
}

/** Moves money between the main wallet and a provider's, creating the provider's if necessary (AP-021). */
export function transferBetween(writing: Writing, owner: Owner, transfer: WalletTransfer, now: number): void {
  const { from, to, amount } = transfer;
  if (from === to || (from !== MAIN && to !== MAIN))
    throw new ApiError("FIELD_INVALID", { field: "to", rule: "choice" });
  for (const field of ["from", "to"] as const) requireWallet(writing, field, transfer[field]);
  const walletOf = (name: string): Wallet =>
    name === MAIN ? mainWallet(writing, owner.id) : openWallet(writing, owner, { kind: "vendor", name }, now);
  const { merchant } = owner;
  moveMoney(writing, {
    merchant,
    kind: "transfer",
    reference: newId("T"),
    now,
    from: walletOf(from),
    to: walletOf(to),
    amount,
  });
}

function requireWallet({ first, tables }: Reading, field: string, name: string): void {
  if (name === MAIN) return;
  const vendor = first(tables.selectFrom("vendor").select("code").where("code", "=", name));
  if (!vendor) throw new ApiError("FIELD_INVALID", { field, rule: "choice" });
}

/** Moves all provider balances back to the main wallet and returns the amount from each (AP-120). */
export function recallAll(writing: Writing, owner: Owner, now: number): { vendor: string; amount: Minor }[] {
  const { all, tables } = writing;
  const wallets = all(
    tables
      .selectFrom("wallet")
      .select(["id", "kind", "member_id", "balance", "name"])
      .where("member_id", "=", owner.id)
      .where("kind", "=", "vendor")
      .where("balance", ">", minor(0))
      .orderBy("id"),
  );
  return wallets.map(({ name: vendor, ...from }) => {
    const to = mainWallet(writing, owner.id);
    const amount = from.balance;
    moveMoney(writing, { merchant: owner.merchant, kind: "recall", reference: newId("T"), now, from, to, amount });
    return { vendor, amount };
  });
}
