import { createHash, randomInt } from "node:crypto";
import type { Reading, Writing } from "../store/transaction.ts";

/** Digits and letters that look like no other. */
const ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const GROUPS = 3;
const GROUP_LENGTH = 4;

export const TEMPORARY_PASSWORD_MINUTES = 30;
const LIFETIME_MS = TEMPORARY_PASSWORD_MINUTES * 60_000;

/** What a temporary password is stored and compared as. It has 60 random bits and half an hour: SHA-256 is enough. */
export function temporaryHashOf(password: string): string {
  return createHash("sha256").update(password).digest("hex");
}

/**
 * A password of 60 random bits that takes the place of the one mailed before it. It never becomes the member's own, which
 * goes on being good: who only knows name and mail address locks nobody out.
 */
export function makeTemporaryPassword({ tables, run }: Writing, memberId: number, now: number): string {
  const characters = Array.from({ length: GROUPS * GROUP_LENGTH }, () => ALPHABET[randomInt(0, ALPHABET.length)]);
  const password = characters.join("").replaceAll(/.{4}(?=.)/gu, "$&-");
  const row = { member_id: memberId, hash: temporaryHashOf(password), expires_at: now + LIFETIME_MS };
  run(tables.replaceInto("temporary_password").values(row));
  return password;
}

interface Typed {
  readonly hash: string;
  readonly now: number;
}

/** Whether it is the member's temporary password, and still good. */
export function isTemporaryPassword({ tables, first }: Reading, memberId: number, { hash, now }: Typed): boolean {
  const query = tables.selectFrom("temporary_password").select("hash").where("member_id", "=", memberId);
  // A hash tells nothing by how long its comparison takes.
  return first(query.where("expires_at", ">", now))?.hash === hash;
}

/** Uses it up. False when another login was faster, or a newer one has taken its place. */
export function spendTemporaryPassword(writing: Writing, memberId: number, typed: Typed): boolean {
  if (!isTemporaryPassword(writing, memberId, typed)) return false;
  const { tables, run } = writing;
  return run(tables.deleteFrom("temporary_password").where("member_id", "=", memberId)) > 0;
}
