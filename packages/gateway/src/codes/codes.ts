import { normalizedCode } from "@livery/product/sentCode.ts";
import { createHash, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import type { Selectable } from "kysely";
import type { AddressGroup } from "../protection/addressGroup.ts";
import type { SignInTables } from "../store/signInTables.ts";
import type { Writing } from "../store/transaction.ts";

const DIGITS = 6;
/** For a code's sender; everybody else together has as many. */
const ATTEMPTS = 5;

export const CODE_MINUTES = 5;
const LIFETIME_MS = CODE_MINUTES * 60_000;
/** How long an expired code is still reported as expired rather than wrong. */
const REMEMBERED_MS = 60 * 60_000;

type Code = Selectable<SignInTables["code"]>;

/** The purpose of a code and its recipient. */
export interface CodeOwner {
  readonly merchant: string;
  /** `login`, `register`, or the ticket of a login that needs verification. */
  readonly purpose: string;
  /** A phone number as mobileNumber() formats it, or a mail address. */
  readonly recipient: string;
}

/** Who asks for a code, or answers with one. */
export interface CodeVisitor {
  readonly address: AddressGroup | undefined;
  /** Whether the recipient is a member who has logged in from there recently. */
  readonly isKnown?: boolean;
}

const senderOf = ({ address }: CodeVisitor): string => address ?? "";

const hashOf = (salt: string, code: string) => createHash("sha256").update(`${salt}:${code}`).digest("hex");

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one, "hex"), Buffer.from(other, "hex"));
}

/**
 * Creates a six-digit code, which replaces the previous one of the same sender: a stranger who asks for one takes nobody
 * else's away. Only its hash is stored. Numbers that belong to nobody get a code too, which is not sent: the work and
 * the responses are the same for both.
 */
export function makeCode({ tables, run }: Writing, owner: CodeOwner, visitor: CodeVisitor, now: number): string {
  const code = String(randomInt(0, 10 ** DIGITS)).padStart(DIGITS, "0");
  const salt = randomBytes(16).toString("hex");
  run(tables.deleteFrom("code").where("expires_at", "<=", now - REMEMBERED_MS));
  run(
    tables.replaceInto("code").values({
      ...owner,
      sender: senderOf(visitor),
      salt,
      hash: hashOf(salt, code),
      expires_at: now + LIFETIME_MS,
      attempts_left: ATTEMPTS,
      strangers_left: ATTEMPTS,
    }),
  );
  return code;
}

/**
 * Whether this is one of the codes that were sent. A correct code is used up with all others for the same purpose. Five
 * wrong answers from its sender's address use it up for that address, and five from all others together for those:
 * strangers cannot spoil a code where it was asked for, nor where its member is known. Nothing is counted while there is
 * no code. Only a visitor who knows the code learns that it has expired.
 */
export function spendCode(
  writing: Writing,
  owner: CodeOwner,
  { visitor, written, now }: { readonly visitor: CodeVisitor; readonly written: string; readonly now: number },
): "right" | "wrong" | "late" {
  const { tables, run } = writing;
  const typed = normalizedCode(written);
  let outcome: "wrong" | "late" = "wrong";
  for (const code of codesOf(writing, owner)) {
    const counter = code.sender === senderOf(visitor) || visitor.isKnown ? "attempts_left" : "strangers_left";
    if (code[counter] === 0) continue;
    if (!isSame(hashOf(code.salt, typed), code.hash)) {
      const left = { [counter]: code[counter] - 1 };
      run(
        tables
          .updateTable("code")
          .set(left)
          .where((is) => is.and({ ...owner, sender: code.sender })),
      );
    } else if (code.expires_at > now) {
      run(tables.deleteFrom("code").where((is) => is.and({ ...owner })));
      return "right";
    } else outcome = "late";
  }
  return outcome;
}

function codesOf({ all, tables }: Writing, owner: CodeOwner): Code[] {
  const sent = tables.selectFrom("code").selectAll();
  return all(sent.where((is) => is.and({ ...owner })));
}
