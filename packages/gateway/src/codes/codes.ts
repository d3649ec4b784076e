import { createHash, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { tooMany } from "../protection/tooMany.ts";
import type { Writing } from "../store/transaction.ts";
import { count, waitFor } from "./tally.ts";

const DIGITS = 6;
const ATTEMPTS = 5;

/** How long a code is good for. */
export const CODE_MINUTES = 5;
const LIFETIME_MS = CODE_MINUTES * 60_000;
/** How long it is still told that a code came too late. */
const REMEMBERED_MS = 60 * 60_000;

/** A new code has new attempts: so many wrong answers a day are taken for a phone or mailbox, and no more. */
const WRONG_A_DAY = 20;
const DAY_MS = 24 * 60 * 60_000;

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
 * That a code came too late learns only who knows it. Refuses after too many wrong ones in a day, whatever they were for;
 * those for a number of nobody count as well.
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
