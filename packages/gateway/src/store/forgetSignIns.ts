import type { DatabaseSync } from "node:sqlite";

/**
 * Tables whose rows let somebody log in while they are valid: sessions, codes, tickets, temporary passwords, solved
 * captchas, and the messages that older data files contain.
 */
const PASSING = [
  "session",
  "login_ticket",
  "code",
  "temporary_password",
  "captcha",
  "slide_captcha",
  "human_proof",
  "outbox",
  "game_ticket",
] as const;

/**
 * Removes everything from a copy that lets somebody log in. A six-digit code is quickly found from its hash, and a
 * session that has ended since must not come back with a restored backup. The deleted data is overwritten. Members log
 * in again after a restore; their passwords, which are slow to guess, are in the copy.
 */
export function forgetSignIns(raw: DatabaseSync): void {
  raw.exec("pragma secure_delete = on");
  const there = raw.prepare("select name from sqlite_schema where type = 'table'").all();
  const names = new Set(there.map(({ name }) => String(name)));
  for (const table of PASSING) if (names.has(table)) raw.exec(`delete from "${table}"`);
}
