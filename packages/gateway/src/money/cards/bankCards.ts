import type { WireBankCard } from "@livery/platform/decoders/shared/bankCard.gen.ts";
import { cardUsableFrom } from "@livery/product/cardUsableFrom.ts";
import type { Selectable } from "kysely";
import { ApiError } from "../../http/apiError.ts";
import { type IdentityPermit, identityTables } from "../../identity/identityPermit.ts";
import type { Merchant } from "../../merchant.ts";
import type { RequestContext } from "../../requestContext.ts";
import type { Tables } from "../../store/tables.ts";
import type { Reading, Writing } from "../../store/transaction.ts";
import { banks, cashier } from "../cashier.ts";
import { newId } from "../newId.ts";

export type BankCard = Selectable<Tables["bank_card"]> & { readonly isDefault: boolean };

/** A new card is not offered first until it is used, because it cannot be used yet. */
const NEVER = 0;

interface NewCard {
  readonly kind: BankCard["kind"];
  readonly bank: string;
  readonly holder: string | undefined;
  readonly lastFour: string;
  readonly numberHash: string;
}

/** The member's cards, the most recently used first: that one is the default. */
export function cardsOf({ all, tables }: Reading, memberId: number): BankCard[] {
  const rows = all(
    tables
      .selectFrom("bank_card")
      .selectAll()
      .where("member_id", "=", memberId)
      .where("removed_at", "is", null)
      .orderBy("used_at", "desc")
      .orderBy("id"),
  );
  return rows.map((row, index) => ({ ...row, isDefault: index === 0 }));
}

/** One card of the member, to pay out to. */
export function cardOf(reading: Reading, memberId: number, id: string): BankCard {
  const found = cardsOf(reading, memberId).find((card) => card.id === id);
  if (!found) throw new ApiError("CARD_UNKNOWN");
  return found;
}

/** The cards of the member's orders by id, including removed ones. */
export function cardsOfOrders(reading: Reading, memberId: number): ReadonlyMap<string, BankCard> {
  const { all, tables } = reading;
  const inUse = cardsOf(reading, memberId);
  const every = all(tables.selectFrom("bank_card").selectAll().where("member_id", "=", memberId));
  return new Map(every.map((row) => [row.id, { ...row, isDefault: row.id === inUse[0]?.id }]));
}

/** Adds a card; a removed one comes back under its old id, and waits like any new one. */
export function addCard(writing: Writing, permit: IdentityPermit, card: NewCard, now: number): BankCard {
  const { first, run, tables } = writing;
  const { memberId } = permit;
  requireBank(card);
  if (cardsOf(writing, memberId).length >= cashier.cards) throw new ApiError("TOO_MANY_CARDS");
  const { kind, bank, holder = null, lastFour: last_four, numberHash: number_hash } = card;
  const known = first(
    tables.selectFrom("bank_card").selectAll().where("member_id", "=", memberId).where("number_hash", "=", number_hash),
  );
  if (known?.removed_at === null) throw new ApiError("CARD_TAKEN");
  const told = { kind, bank, holder, added_at: now, used_at: NEVER, removed_at: null };
  const id = known?.id ?? newId("C");
  const cards = identityTables(writing, permit, "bankCard");
  if (known) run(cards.updateTable("bank_card").set(told).where("id", "=", id));
  else run(cards.insertInto("bank_card").values({ id, member_id: memberId, last_four, number_hash, ...told }));
  return cardOf(writing, memberId, id);
}

function requireBank({ kind, bank, holder }: NewCard): void {
  const known = banks.some((one) => one.kind === kind && one.code === bank);
  if (!known) throw new ApiError("FIELD_INVALID", { field: "bank", rule: "choice" });
  if (kind === "BANK" && holder === undefined)
    throw new ApiError("FIELD_INVALID", { field: "holder", rule: "required" });
}

/** Removes a card; orders to it continue. */
export function removeCard(writing: Writing, permit: IdentityPermit, id: string, now: number): void {
  const card = cardOf(writing, permit.memberId, id);
  const cards = identityTables(writing, permit, "bankCard").updateTable("bank_card");
  writing.run(cards.set({ removed_at: now }).where("id", "=", card.id));
}

export function markUsed({ run, tables }: Writing, id: string, now: number): void {
  run(tables.updateTable("bank_card").set({ used_at: now }).where("id", "=", id));
}

/** Rejects a withdrawal to a card that was added too recently (CO-036). */
export function requireUsable(card: BankCard, merchant: Merchant, now: number): void {
  const from = cardUsableFrom(card.added_at, merchant);
  if (now < from) throw new ApiError("CARD_TOO_NEW", { from: new Date(from).toISOString() });
}

/** A card in the platform's field names. */
export function wireCard({ id, kind, bank, holder, last_four: lastFour, isDefault }: BankCard): WireBankCard {
  return { id, kind, bank, lastFour, isDefault, ...(holder !== null && { holder }) };
}

/** The same for a card to choose: it says from when it can be used, while it waits. */
export function wireChoice(card: BankCard, { merchant, now }: Pick<RequestContext, "merchant" | "now">): WireBankCard {
  const from = cardUsableFrom(card.added_at, merchant);
  return { ...wireCard(card), ...(now < from && { usableFrom: new Date(from).toISOString() }) };
}
