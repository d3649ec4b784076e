import type { AddressGroup } from "../protection/addressGroup.ts";
import type { Member } from "./findMember.ts";
import type { Reading, Writing } from "../store/transaction.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** How long after a failure a captcha is required. */
const LATE_MS = 15 * MINUTE_MS;
/** After this many recent failures a slide captcha is not enough proof. */
const FAILURES_WITH_SLIDE = 3;
/** `guesses` failures are allowed within each window: persistent guessing gets slower. */
const WINDOWS = [
  { times: 1, withinMs: LATE_MS },
  { times: 2, withinMs: 60 * MINUTE_MS },
  { times: 6, withinMs: DAY_MS },
] as const;

/** A visitor who tries to log in to an account. */
export interface LoginSubject {
  readonly merchant: string;
  /** The typed name or number, in the form of accountKey() or mobileNumber(). */
  readonly accountKey: string;
  /** A code proves more than a password and limits its own answers: neither locks the other. */
  readonly way: "password" | "code";
  readonly address: AddressGroup | undefined;
  /** Whether the member has logged in from this address recently. */
  readonly isKnown: boolean;
}

/**
 * The subject of strangers' wrong passwords. The name and the phone number of a member have one each: if they shared it,
 * a failure with one would tell strangers whose the other is.
 */
const strangersSubject = (accountKey: string): string => `password account:${accountKey}`;

/**
 * The subject of the visitor's own failures: strangers share one for wrong passwords, each known address of a member has
 * its own. Wrong codes are nobody's but the address's.
 */
export function ownSubject({ accountKey, way, address, isKnown }: LoginSubject): string {
  if (way === "code") return `code account:${accountKey} at ${address}`;
  return isKnown ? `${strangersSubject(accountKey)} at ${address}` : strangersSubject(accountKey);
}

const addressSubject = ({ address }: LoginSubject) => `address:${address}`;

/** The subjects that a failure counts for. */
function countedSubjects(subject: LoginSubject): string[] {
  return subject.address === undefined ? [ownSubject(subject)] : [ownSubject(subject), addressSubject(subject)];
}

interface LateFailures {
  /** The proof that the visitor has to send: none, at least a solved slide, or the characters of a picture. */
  readonly proof: "none" | "slide" | "picture";
  /** Milliseconds during which this visitor's guesses are not checked; 0 if they are. */
  readonly waitMs: number;
}

/** The consequences of failures: after `guesses` of them further guesses are not checked for a while. */
export function lateFailures(
  { tables, all }: Reading,
  subject: LoginSubject,
  { guesses, now }: { readonly guesses: number; readonly now: number },
): LateFailures {
  const timesOf = (name: string, withinMs: number): number[] => {
    const failures = tables
      .selectFrom("login_failure")
      .select("at")
      .where("merchant", "=", subject.merchant)
      .where("subject", "=", name)
      .where("at", ">", now - withinMs)
      .orderBy("at", "desc");
    return all(failures).map(({ at }) => at);
  };
  const own = timesOf(ownSubject(subject), DAY_MS);
  const windows = subject.way === "password" ? WINDOWS : [];
  const waits = windows.map(({ times, withinMs }) => (own[times * guesses - 1] ?? -Infinity) + withinMs - now);
  const ownLate = own.filter((at) => at > now - LATE_MS).length;
  const ofAddress = subject.address === undefined ? 0 : timesOf(addressSubject(subject), LATE_MS).length;
  const ofStrangers = subject.way === "password" ? timesOf(strangersSubject(subject.accountKey), LATE_MS).length : 0;
  const needsPicture = Math.max(ownLate, ofAddress) >= FAILURES_WITH_SLIDE;
  const isAsked = ownLate + ofAddress + ofStrangers > 0;
  return { proof: needsPicture ? "picture" : isAsked ? "slide" : "none", waitMs: Math.max(0, ...waits) };
}

export function rememberFailure({ tables, run }: Writing, subject: LoginSubject, now: number): void {
  const { merchant } = subject;
  run(tables.deleteFrom("login_failure").where("at", "<=", now - DAY_MS));
  const rows = countedSubjects(subject).map((text) => ({ merchant, subject: text, at: now }));
  run(tables.insertInto("login_failure").values(rows));
}

/**
 * A successful login clears the visitor's own failures; a login by code also clears strangers' guesses at the member's
 * name and number. The address stays suspicious until its time is over.
 */
export function forgetFailures({ tables, run }: Writing, subject: LoginSubject, owner: Member | undefined): void {
  const names = subject.way === "code" && owner ? [owner.account_key, owner.mobile ?? owner.account_key] : [];
  const cleared = [ownSubject(subject), ...names.map(strangersSubject)];
  const failures = tables.deleteFrom("login_failure").where("merchant", "=", subject.merchant);
  run(failures.where("subject", "in", cleared));
}
