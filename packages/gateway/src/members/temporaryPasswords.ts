import { createHash, randomInt } from "node:crypto";
import type { Reading, Writing } from "../store/transaction.ts";

/** Digits and letters that cannot be confused. */
const ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const GROUPS = 3;
const GROUP_LENGTH = 4;

export const TEMPORARY_PASSWORD_MINUTES = 30;
const LIFETIME_MS = TEMPORARY_PASSWORD_MINUTES * 60_000;

/** The stored form of a temporary password. It has 60 random bits and lasts half an hour, so SHA-256 is enough. */
export function temporaryHashOf(password: string): string {
  return createHash("sha256").update(password).digest("hex");
}

/**
 * Creates a password of 60 random bits. The member's own password and those mailed before stay valid: a stranger who
 * knows only name and mail address cannot lock the member out, nor make the mail worthless that the member is reading.
 */
export function makeTemporaryPassword({ tables, run }: Writing, memberId: number, now: number): string {
  const characters = Array.from({ length: GROUPS * GROUP_LENGTH }, () => ALPHABET[randomInt(0, ALPHABET.length)]);
  const password = characters.join("").replaceAll(/.{4}(?=.)/gu, "$&-");
  const row = { member_id: memberId, hash: temporaryHashOf(password), expires_at: now + LIFETIME_MS };
  run(tables.deleteFrom("temporary_password").where("member_id", "=", memberId).where("expires_at", "<=", now));
  run(tables.insertInto("temporary_password").values(row));
  return password;
}

interface Typed {
  readonly hash: string;
  readonly now: number;
}

/** Whether it is a temporary password of the member and still valid. */
export function isTemporaryPassword({ tables, first }: Reading, memberId: number, { hash, now }: Typed): boolean {
  const query = tables.selectFrom("temporary_password").select("hash").where("member_id", "=", memberId);
  // Comparing hashes in variable time reveals nothing.
  return first(query.where("hash", "=", hash).where("expires_at", ">", now)) !== undefined;
}

/** Uses it up with all others of the member. False if another login was faster. */
export function spendTemporaryPassword(writing: Writing, memberId: number, typed: Typed): boolean {
  return isTemporaryPassword(writing, memberId, typed) && endTemporaryPasswords(writing, memberId) > 0;
}

/** Ends every temporary password of a member; returns how many there were. */
export function endTemporaryPasswords({ tables, run }: Writing, memberId: number): number {
  return run(tables.deleteFrom("temporary_password").where("member_id", "=", memberId));
}
