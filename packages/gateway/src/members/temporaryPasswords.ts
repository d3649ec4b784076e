import { createHash, randomInt } from "node:crypto";
import type { Reading, Writing } from "../store/transaction.ts";
import { endAllSessions } from "./sessions.ts";

/** Digits and letters that look like no other. */
const ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const GROUPS = 3;
const GROUP_LENGTH = 4;

export const TEMPORARY_PASSWORD_MINUTES = 30;
const LIFETIME_MS = TEMPORARY_PASSWORD_MINUTES * 60_000;

const hashOf = (password: string) => createHash("sha256").update(password).digest("hex");

/**
 * A password of 60 random bits that takes the place of the one before it. The member's own goes on being good:
 * who only knows name and mail address locks nobody out.
 */
export function makeTemporaryPassword({ tables, run }: Writing, memberId: number, now: number): string {
  const characters = Array.from({ length: GROUPS * GROUP_LENGTH }, () => ALPHABET[randomInt(0, ALPHABET.length)]);
  const password = characters.join("").replaceAll(/.{4}(?=.)/gu, "$&-");
  const row = { member_id: memberId, hash: hashOf(password), expires_at: now + LIFETIME_MS };
  run(tables.replaceInto("temporary_password").values(row));
  return password;
}

/** Whether it is the member's temporary password, and still good. */
export function isTemporaryPassword(
  { tables, first }: Reading,
  memberId: number,
  { password, now }: { readonly password: string; readonly now: number },
): boolean {
  const row = first(
    tables
      .selectFrom("temporary_password")
      .select("hash")
      .where("member_id", "=", memberId)
      .where("expires_at", ">", now),
  );
  // A hash tells nothing by how long its comparison takes.
  return row?.hash === hashOf(password);
}

/**
 * Makes it the member's password, with the slow `hash` of it; it has to be changed at once. False when another login was
 * faster, or a newer one has taken its place.
 */
export function useTemporaryPassword(
  writing: Writing,
  memberId: number,
  { hash, ...typed }: { readonly password: string; readonly hash: string; readonly now: number },
): boolean {
  if (!isTemporaryPassword(writing, memberId, typed)) return false;
  const { tables, run } = writing;
  run(tables.deleteFrom("temporary_password").where("member_id", "=", memberId));
  run(tables.updateTable("member").set({ password: hash, must_change_password: 1 }).where("id", "=", memberId));
  endAllSessions(writing, memberId);
  return true;
}
