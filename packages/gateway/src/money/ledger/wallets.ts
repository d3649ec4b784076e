import type { Minor } from "@livery/product/money.ts";
import type { Reading, Writing } from "../../store/transaction.ts";

/** A merchant's own accounts; members' money appears in them with the opposite sign. */
type HouseAccount = "deposits" | "withdrawals" | "vendors" | "bonus" | "adjustments";

export interface Wallet {
  readonly id: number;
  readonly kind: "main" | "vendor" | "held" | "house";
  /** Null for the merchant's own accounts. */
  readonly member_id: number | null;
  readonly balance: Minor;
}

/** The owner of a wallet. */
export interface Owner {
  readonly id: number;
  readonly merchant: string;
}

const columns = ["id", "kind", "member_id", "balance"] as const;

/** The wallet that a member plays from or, with provider wallets, transfers from. */
export function mainWallet({ first, tables }: Reading, memberId: number): Wallet {
  const found = first(
    tables.selectFrom("wallet").select(columns).where("member_id", "=", memberId).where("kind", "=", "main"),
  );
  if (!found) throw new Error(`member ${memberId} has no main wallet`);
  return found;
}

/** A wallet of the member, created on first use. `name` is the provider's code; the held wallet has none. */
export function openWallet(
  { first, run, tables }: Writing,
  owner: Owner,
  { kind, name = "" }: { readonly kind: "main" | "vendor" | "held"; readonly name?: string },
  now: number,
): Wallet {
  const query = tables
    .selectFrom("wallet")
    .select(columns)
    .where("member_id", "=", owner.id)
    .where("kind", "=", kind)
    .where("name", "=", name);
  const known = first(query);
  if (known) return known;
  const { merchant, id: member_id } = owner;
  run(tables.insertInto("wallet").values({ merchant, member_id, kind, name, opened_at: now }));
  return first(query)!;
}

export function houseWallet(
  { first, run, tables }: Writing,
  merchant: string,
  name: HouseAccount,
  now: number,
): Wallet {
  const query = tables
    .selectFrom("wallet")
    .select(columns)
    .where("merchant", "=", merchant)
    .where("member_id", "is", null)
    .where("name", "=", name);
  const known = first(query);
  if (known) return known;
  run(tables.insertInto("wallet").values({ merchant, member_id: null, kind: "house", name, opened_at: now }));
  return first(query)!;
}
