import { normalizedCode } from "@livery/product/sentCode.ts";
import { createHash, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { tooMany } from "../protection/tooMany.ts";
import type { Writing } from "../store/transaction.ts";
import { count, waitFor } from "./tally.ts";

const DIGITS = 6;
const ATTEMPTS = 5;

export const CODE_MINUTES = 5;
const LIFETIME_MS = CODE_MINUTES * 60_000;
/** How long an expired code is still reported as expired rather than wrong. */
const REMEMBERED_MS = 60 * 60_000;

/** Each new code comes with new attempts, so a phone or mailbox is also limited to this many wrong codes a day. */
const WRONG_A_DAY = 20;
const DAY_MS = 24 * 60 * 60_000;

/** The purpose of a code and its recipient. */
export interface CodeOwner {
  readonly merchant: string;
  /** `login`, `register`, or the ticket of a login that needs verification. */
  readonly purpose: string;
  /** A phone number as mobileNumber() formats it, or a mail address. */
  readonly recipient: string;
}

const hashOf = (salt: string, code: string) => createHash("sha256").update(`${salt}:${code}`).digest("hex");

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one, "hex"), Buffer.from(other, "hex"));
}

/**
 * Creates a six-digit code, which replaces the previous one. Only its hash is stored. Numbers that belong to nobody get
 * a code too, which is not sent: the work and the responses are the same for both.
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
 * Whether this is the code. A correct code is used up; after five wrong ones none is accepted any more. Only a visitor
 * who knows the code learns that it has expired. Rejects the call after too many wrong codes in a day, whatever their
 * purpose, also for numbers that belong to nobody.
 */
export function spendCode(
  writing: Writing,
  owner: CodeOwner,
  written: string,
  now: number,
): "right" | "wrong" | "late" {
  const at = { merchant: owner.merchant, now };
  const wrongOnes = { subject: `wrongCode:${owner.recipient}`, most: WRONG_A_DAY, withinMs: DAY_MS };
  const wait = waitFor(writing, wrongOnes, at);
  if (wait > 0) throw tooMany(wait);
  const outcome = compare(writing, owner, written, now);
  if (outcome === "wrong") count(writing, wrongOnes.subject, at);
  return outcome;
}

function compare(
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
  const isRight = isSame(hashOf(row.salt, normalizedCode(written)), row.hash);
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
