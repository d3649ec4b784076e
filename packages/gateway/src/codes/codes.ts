import { createHash, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import type { Writing } from "../store/transaction.ts";

const DIGITS = 6;
const ATTEMPTS = 5;

/** How long a code is good for. */
export const CODE_MINUTES = 5;
const LIFETIME_MS = CODE_MINUTES * 60_000;
/** How long it is still told that a code came too late. */
const REMEMBERED_MS = 60 * 60_000;

/** What a code is for, and whose it is. */
export interface CodeOwner {
  readonly merchant: string;
  /** `login`, `register`, or the ticket of a login that is to be verified. */
  readonly purpose: string;
  /** A phone number as mobileNumber() writes it, or a mail address. */
  readonly recipient: string;
}

const hashOf = (salt: string, code: string) => createHash("sha256").update(`${salt}:${code}`).digest("hex");

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one, "hex"), Buffer.from(other, "hex"));
}

/**
 * Makes a code of six digits that takes the place of the one before it. Only its hash is stored. It is made for numbers
 * of nobody as well, and then not sent: all that follows is the same work and the same answers.
 */
export function makeCode({ tables, run }: Writing, owner: CodeOwner, now: number): string {
  const code = String(randomInt(0, 10 ** DIGITS)).padStart(DIGITS, "0");
  const salt = randomBytes(16).toString("hex");
  run(tables.deleteFrom("code").where("expires_at", "<=", now - REMEMBERED_MS));
  run(
    tables.replaceInto("code").values({
      ...owner,
      salt,
      hash: hashOf(salt, code),
      expires_at: now + LIFETIME_MS,
      attempts_left: ATTEMPTS,
    }),
  );
  return code;
}

/**
 * Whether this is the code. The right one is used up by it, and after five wrong ones no answer is right any more.
 * That a code came too late learns only who knows it.
 */
export function spendCode(
  { tables, first, run }: Writing,
  owner: CodeOwner,
  written: string,
  now: number,
): "right" | "wrong" | "late" {
  const { merchant, purpose, recipient } = owner;
  const row = first(
    tables
      .selectFrom("code")
      .selectAll()
      .where("merchant", "=", merchant)
      .where("purpose", "=", purpose)
      .where("recipient", "=", recipient),
  );
  if (!row || row.attempts_left === 0) return "wrong";
  const isRight = isSame(hashOf(row.salt, written.normalize("NFKC").trim()), row.hash);
  if (isRight && row.expires_at <= now) return "late";
  run(
    tables
      .updateTable("code")
      .set({ attempts_left: isRight ? 0 : row.attempts_left - 1 })
      .where("merchant", "=", merchant)
      .where("purpose", "=", purpose)
      .where("recipient", "=", recipient),
  );
  return isRight ? "right" : "wrong";
}
