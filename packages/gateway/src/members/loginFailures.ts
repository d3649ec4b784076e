import type { AddressGroup } from "../protection/addressGroup.ts";
import type { Reading, Writing } from "../store/transaction.ts";

/** How long a failed login counts. */
const REMEMBERED_MS = 15 * 60_000;

/** An account that somebody tries to enter. */
interface TriedAccount {
  readonly merchant: string;
  /** What was typed as name or number, as accountKey() or mobileNumber() writes it. */
  readonly accountKey: string;
  /** Whose name or number that is, if it is a member's. */
  readonly memberId: number | undefined;
}

/** Whose failures count: the account's, known or not, and the visitor's address. */
export interface LoginSubject extends TriedAccount {
  readonly address: AddressGroup | undefined;
}

/** Failures of a member count together, whichever of its names was typed. */
export function accountSubject({ accountKey, memberId }: TriedAccount): string {
  return memberId === undefined ? `account:${accountKey}` : `member:${memberId}`;
}

function subjectsOf(subject: LoginSubject): string[] {
  const { address } = subject;
  if (address === undefined) return [accountSubject(subject)];
  return [accountSubject(subject), `address:${address}`];
}

interface LateFailures {
  /** A login of this account or from this address failed a short while ago. */
  readonly any: boolean;
  /** How many milliseconds the account takes no further guess; 0 if it does. */
  readonly waitMs: number;
}

/** What failed lately; after `guesses` failures of an account further ones are not looked at. */
export function lateFailures(
  { tables, all }: Reading,
  subject: LoginSubject,
  { guesses, now }: { readonly guesses: number; readonly now: number },
): LateFailures {
  const failures = all(
    tables
      .selectFrom("login_failure")
      .select(["subject", "at"])
      .where("merchant", "=", subject.merchant)
      .where("subject", "in", subjectsOf(subject))
      .where("at", ">", now - REMEMBERED_MS)
      .orderBy("at", "desc"),
  );
  const ofAccount = failures.filter((failure) => failure.subject === accountSubject(subject));
  const oldest = ofAccount[guesses - 1];
  return { any: failures.length > 0, waitMs: oldest ? oldest.at + REMEMBERED_MS - now : 0 };
}

export function rememberFailure({ tables, run }: Writing, subject: LoginSubject, now: number): void {
  const { merchant } = subject;
  run(tables.deleteFrom("login_failure").where("at", "<=", now - REMEMBERED_MS));
  const rows = subjectsOf(subject).map((text) => ({ merchant, subject: text, at: now }));
  run(tables.insertInto("login_failure").values(rows));
}

/** A login that succeeds clears its account; the address stays suspicious until its time is over. */
export function forgetFailures({ tables, run }: Writing, account: TriedAccount): void {
  const failures = tables.deleteFrom("login_failure").where("merchant", "=", account.merchant);
  run(failures.where("subject", "=", accountSubject(account)));
}
