import type { Minor } from "@livery/product/money.ts";
import type { Writing } from "../../store/transaction.ts";
import { moveMoney } from "./postTransaction.ts";
import { type Owner, houseWallet, mainWallet } from "./wallets.ts";

interface Gift {
  /** Unique at the merchant. */
  readonly reference: string;
  readonly amount: Minor;
  readonly now: number;
}

/** The operator gives a member money from nowhere. It is recorded apart from the ledger, as the cause of its booking. */
export function giveMoney(
  writing: Writing,
  { id: member_id, merchant }: Owner,
  { reference, amount, now }: Gift,
): void {
  const { run, tables } = writing;
  const cause = { merchant, subject: "money", reference, member_id, amount, at: now } as const;
  run(tables.insertInto("adjustment").values(cause));
  const [from, to] = [houseWallet(writing, merchant, "adjustments", now), mainWallet(writing, member_id)];
  moveMoney(writing, { merchant, kind: "opening", reference, from, to, amount, now });
}
