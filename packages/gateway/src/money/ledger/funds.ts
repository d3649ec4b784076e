import type { Reading } from "../../store/transaction.ts";

/** A member's money, in minor units. */
interface Funds {
  readonly main: number;
  /** Reserved for withdrawals that are not paid yet. */
  readonly held: number;
  /** By the provider's code; providers that the member never paid in at are missing. */
  readonly vendors: ReadonlyMap<string, number>;
  /** The main wallet and the provider wallets together. */
  readonly total: number;
}

export function fundsOf({ all, tables }: Reading, memberId: number): Funds {
  const wallets = tables.selectFrom("wallet").select(["kind", "name", "balance"]).where("member_id", "=", memberId);
  const rows = all(wallets.orderBy("name"));
  const sumOf = (kind: string) => rows.reduce((sum, row) => sum + (row.kind === kind ? row.balance : 0), 0);
  const vendors = new Map(rows.filter(({ kind }) => kind === "vendor").map(({ name, balance }) => [name, balance]));
  return { main: sumOf("main"), held: sumOf("held"), vendors, total: sumOf("main") + sumOf("vendor") };
}
