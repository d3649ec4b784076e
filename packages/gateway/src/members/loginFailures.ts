import type { Kysely } from "kysely";
import type { Tables } from "../store/tables.ts";

/** How long a failed login asks for a captcha. */
const REMEMBERED_MS = 15 * 60_000;

/** On the machine itself every visitor has the same address: it tells nobody apart. */
const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/u;

/** Whose failures count: the account's, known or not, and the visitor's address. */
export interface LoginSubject {
  readonly merchant: string;
  readonly accountKey: string;
  readonly address: string | undefined;
}

const accountSubject = ({ accountKey }: LoginSubject) => `account:${accountKey}`;

function subjectsOf(subject: LoginSubject): string[] {
  const { address } = subject;
  if (address === undefined || LOOPBACK.test(address)) return [accountSubject(subject)];
  return [accountSubject(subject), `address:${address}`];
}

/** Whether a login of this account or from this address failed a short while ago. */
export async function hasFailedLately(database: Kysely<Tables>, subject: LoginSubject, now: number): Promise<boolean> {
  const failure = await database
    .selectFrom("login_failure")
    .select("id")
    .where("merchant", "=", subject.merchant)
    .where("subject", "in", subjectsOf(subject))
    .where("at", ">", now - REMEMBERED_MS)
    .limit(1)
    .executeTakeFirst();
  return failure !== undefined;
}

export async function rememberFailure(database: Kysely<Tables>, subject: LoginSubject, now: number): Promise<void> {
  const { merchant } = subject;
  await database
    .deleteFrom("login_failure")
    .where("at", "<=", now - REMEMBERED_MS)
    .execute();
  await database
    .insertInto("login_failure")
    .values(subjectsOf(subject).map((text) => ({ merchant, subject: text, at: now })))
    .execute();
}

/** A login that succeeds clears its account; the address stays suspicious until its time is over. */
export async function forgetFailures(database: Kysely<Tables>, subject: LoginSubject): Promise<void> {
  await database
    .deleteFrom("login_failure")
    .where("merchant", "=", subject.merchant)
    .where("subject", "=", accountSubject(subject))
    .execute();
}
