import { type Minor, minor } from "@livery/product/money.ts";
import type { Reading } from "../../store/transaction.ts";

/** A member's money. */
interface Funds {
  readonly main: Minor;
  /** Reserved for withdrawals that are not paid yet. */
  readonly held: Minor;
  /** By the provider's code; providers that the member never paid in at are missing. */
  readonly vendors: ReadonlyMap<string, Minor>;
  /** The main wallet and the provider wallets together. */
  readonly total: Minor;
}

export function fundsOf({ all, tables }: Reading, memberId: number): Funds {
  const wallets = tables.selectFrom("wallet").select(["kind", "name", "balance"]).where("member_id", "=", memberId);
  const rows = all(wallets.orderBy("name"));
  const sumOf = (kind: string) => minor(rows.reduce((sum, row) => sum + (row.kind === kind ? row.balance : 0), 0));
  const vendors = new Map(rows.filter(({ kind }) => kind === "vendor").map(({ name, balance }) => [name, balance]));
  return { main: sumOf("main"), held: sumOf("held"), vendors, total: minor(sumOf("main") + sumOf("vendor")) };
}
