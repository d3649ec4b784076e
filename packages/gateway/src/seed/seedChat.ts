import { baseLanguage } from "@livery/product/languages.ts";
import type { Merchant } from "../merchant.ts";
import type { Writing } from "../store/transaction.ts";
import { chatMessages } from "./content/chatMessages.ts";

const MINUTE_MS = 60_000;

/** Fills the rooms of a merchant's chat, unless somebody has written there already. */
export function seedChat(
  { first, run, tables }: Writing,
  { merchant, defaultLanguage, features }: Pick<Merchant, "merchant" | "defaultLanguage" | "features">,
  now: number,
): void {
  if (!features.chat) return;
  if (first(tables.selectFrom("chat_message").select("id").where("merchant", "=", merchant).limit(1))) return;
  for (const { room, account = "", minutesAgo, text } of chatMessages) {
    const members = tables.selectFrom("member").select("id").where("merchant", "=", merchant);
    const writer = first(members.where("account_key", "=", account));
    const row = { merchant, room, member_id: writer?.id ?? null, text: text[baseLanguage(defaultLanguage)] };
    run(tables.insertInto("chat_message").values({ ...row, at: now - minutesAgo * MINUTE_MS }));
  }
}
