import { hash, randomBytes } from "node:crypto";
import type { Kysely, Selectable } from "kysely";
import { ApiError } from "../http/apiError.ts";
import type { AddressGroup } from "../protection/addressGroup.ts";
import type { Tables } from "../store/tables.ts";
import type { Reading, Writing } from "../store/transaction.ts";

/** An unused session ends after half an hour, any other after a day. */
const IDLE_MS = 30 * 60_000;
const ABSOLUTE_MS = 24 * 3_600_000;
/** A session that only sets a new password ends after half an hour, however it is used. */
const SETTING_MS = 30 * 60_000;
/** How often a session's last use is stored. */
const SEEN_EVERY_MS = 60_000;

export interface Session {
  readonly member: Selectable<Tables["member"]>;
  readonly tokenHash: string;
  /** It may only set a new password (`signIn/restrictSession.ts`). */
  readonly setsPassword: boolean;
  /** The hash of the temporary password that the session began with, if it did. */
  readonly temporaryHash: string | undefined;
  /** When it ends if it is not used, in ms since 1970. */
  readonly endsAt: number;
  /** The member's last login before it, in ms since 1970. */
  readonly lastLoginAt: number | undefined;
}

interface NewSession extends Partial<Pick<Session, "setsPassword" | "temporaryHash" | "lastLoginAt">> {
  /** Where it begins. */
  readonly address?: AddressGroup | undefined;
}

const hashOf = (token: string) => hash("sha256", token);

/** Begins a session and returns its token. Only the token's hash is stored. Deletes ended sessions. */
export function beginSession(
  { tables, run }: Writing,
  memberId: number,
  now: number,
  { setsPassword = false, temporaryHash, lastLoginAt, address }: NewSession = {},
): string {
  const token = randomBytes(32).toString("base64url");
  run(
    tables
      .deleteFrom("session")
      .where((is) => is.or([is("created_at", "<=", now - ABSOLUTE_MS), is("seen_at", "<=", now - IDLE_MS)])),
  );
  run(
    tables.insertInto("session").values({
      token_hash: hashOf(token),
      member_id: memberId,
      created_at: now,
      seen_at: now,
      sets_password: setsPassword ? 1 : 0,
      temporary_hash: temporaryHash ?? null,
      last_login_at: lastLoginAt ?? null,
      address: address ?? null,
    }),
  );
  return token;
}

/** What a token is looked up with. `isUse`: the call counts as use of the session, which keeps it alive. */
interface SessionQuestion {
  readonly merchant: string;
  readonly token: string;
  readonly now: number;
  readonly isUse: boolean;
}

/** The session of a token at this merchant; `undefined` if it has ended or its guest's time is over. */
export async function findSession(
  database: Kysely<Tables>,
  { merchant, token, now, isUse }: SessionQuestion,
): Promise<Session | undefined> {
  const tokenHash = hashOf(token);
  const found = await database
    .selectFrom("session")
    .innerJoin("member", "member.id", "session.member_id")
    .selectAll("member")
    .select(["session.seen_at", "session.created_at as began_at", "session.sets_password", "session.temporary_hash"])
    .select("session.last_login_at")
    .where("session.token_hash", "=", tokenHash)
    .where("member.merchant", "=", merchant)
    .executeTakeFirst();
  if (!found) return undefined;
  const { seen_at: seenAt, began_at: beganAt, sets_password, temporary_hash, last_login_at, ...member } = found;
  const setsPassword = sets_password === 1;
  const endsAt = endOf({ seen_at: seenAt, created_at: beganAt, sets_password, ends_at: member.ends_at });
  if (now >= endsAt) {
    note(endSession(database, tokenHash));
    return undefined;
  }
  if (isUse && now - seenAt >= SEEN_EVERY_MS) {
    note(database.updateTable("session").set({ seen_at: now }).where("token_hash", "=", tokenHash).execute());
  }
  const [temporaryHash, lastLoginAt] = [temporary_hash ?? undefined, last_login_at ?? undefined];
  return { member, tokenHash, setsPassword, temporaryHash, endsAt, lastLoginAt };
}

/** Counts something outside the platform's calls as use of a session, such as a round of a game. Rejects an ended one. */
export function continueSession({ first, run, tables }: Writing, tokenHash: string, now: number): void {
  const found = first(
    tables
      .selectFrom("session")
      .innerJoin("member", "member.id", "session.member_id")
      .select(["session.seen_at", "session.created_at", "session.sets_password", "member.ends_at"])
      .where("session.token_hash", "=", tokenHash),
  );
  if (!found || now >= endOf(found)) throw new ApiError("SESSION_EXPIRED");
  if (now - found.seen_at < SEEN_EVERY_MS) return;
  run(tables.updateTable("session").set({ seen_at: now }).where("token_hash", "=", tokenHash));
}

interface SessionTimes {
  readonly seen_at: number;
  readonly created_at: number;
  readonly sets_password: number;
  /** When a guest's account ends. */
  readonly ends_at: number | null;
}

/** When a session ends if it is not used. */
export function endOf({ seen_at, created_at, sets_password, ends_at }: SessionTimes): number {
  const latest = Math.min(created_at + (sets_password === 1 ? SETTING_MS : ABSOLUTE_MS), ends_at ?? Infinity);
  return Math.min(seen_at + IDLE_MS, latest);
}

/** Nobody waits for this write: reads continue while the data file is full or another program holds it. */
function note(written: Promise<unknown>): void {
  void written.catch(() => undefined);
}

export async function endSession(database: Kysely<Tables>, tokenHash: string): Promise<void> {
  await database.deleteFrom("session").where("token_hash", "=", tokenHash).execute();
}

/** Rejects a call whose session has ended meanwhile: by a logout, a break or a changed password. */
export function requireOpenSession({ tables, first }: Reading, { tokenHash }: Pick<Session, "tokenHash">): void {
  const found = first(tables.selectFrom("session").select("member_id").where("token_hash", "=", tokenHash));
  if (!found) throw new ApiError("SESSION_EXPIRED");
}

/**
 * Ends every session of a member except the named one, and every login that still needs verification: after a changed
 * password, an exclusion or a theft.
 */
export function endAllSessions({ tables, run }: Writing, memberId: number, exceptTokenHash = ""): void {
  run(tables.deleteFrom("session").where("member_id", "=", memberId).where("token_hash", "!=", exceptTokenHash));
  run(tables.deleteFrom("login_ticket").where("member_id", "=", memberId));
}
