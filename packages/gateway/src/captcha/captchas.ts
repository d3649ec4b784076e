import { createHash, randomBytes, randomInt } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "../store/tables.ts";
import { glyphs } from "./glyphs.ts";

const LENGTH = 5;
const LIFETIME_MS = 2 * 60_000;
const ALPHABET = Object.keys(glyphs);

/** Draws the text for a new picture. */
export function randomCaptchaText(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(0, ALPHABET.length)]).join("");
}

const hashOf = (id: string, text: string) =>
  createHash("sha256").update(`${id}:${text.trim().toUpperCase()}`).digest("hex");

/** Stores what a picture shows for two minutes and returns the id to send the solution with. */
export async function rememberCaptcha(
  database: Kysely<Tables>,
  { merchant, text, now }: { readonly merchant: string; readonly text: string; readonly now: number },
): Promise<string> {
  const id = randomBytes(12).toString("base64url");
  await database.deleteFrom("captcha").where("expires_at", "<=", now).execute();
  await database
    .insertInto("captcha")
    .values({ id, merchant, text_hash: hashOf(id, text), expires_at: now + LIFETIME_MS })
    .execute();
  return id;
}

/** Whether the text matches the picture, ignoring case. A picture accepts one attempt, right or wrong. */
export async function spendCaptcha(
  database: Kysely<Tables>,
  answer: { readonly merchant: string; readonly id: string; readonly text: string; readonly now: number },
): Promise<boolean> {
  const spent = await database
    .deleteFrom("captcha")
    .where("id", "=", answer.id)
    .where("merchant", "=", answer.merchant)
    .returning(["text_hash", "expires_at"])
    .executeTakeFirst();
  return spent !== undefined && spent.expires_at > answer.now && spent.text_hash === hashOf(answer.id, answer.text);
}
