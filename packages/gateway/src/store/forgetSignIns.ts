import type { DatabaseSync } from "node:sqlite";

/**
 * Tables whose rows let somebody in while they last: sessions, codes, tickets, temporary passwords, solved captchas, and
 * messages of data files that still have them.
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
] as const;

/**
 * Takes out of a copy what lets somebody in. A code of six digits is found from its hash in no time, and a session that
 * has been ended since must not come back with a restored backup. What is left of a copy is overwritten. Members log in
 * again after a restore; their passwords, which are slow to guess, are in the copy.
 */
export function forgetSignIns(raw: DatabaseSync): void {
  raw.exec("pragma secure_delete = on");
  const there = raw.prepare("select name from sqlite_schema where type = 'table'").all();
  const names = new Set(there.map(({ name }) => String(name)));
  for (const table of PASSING) if (names.has(table)) raw.exec(`delete from "${table}"`);
}
