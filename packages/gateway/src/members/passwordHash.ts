import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

/** OWASP's first choice for Argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_LENGTH = 32;
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/u;

const derive = promisify((parameters: Argon2Parameters, done: (error: Error | null, key: Buffer) => void) =>
  argon2("argon2id", parameters, done),
);

const base64 = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/u, "");

/** A password in its stored form: Argon2id as a PHC string, with its own salt. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const key = await derive({ ...COST, message: password.normalize("NFC"), nonce, tagLength: TAG_LENGTH });
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${base64(nonce)}$${base64(key)}`;
}

/** Whether the password matches the stored one; false for a stored value in an unknown format. */
export async function verifyPassword(stored: string, password: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, tag] = PHC.exec(stored) ?? [];
  if (salt === undefined || tag === undefined) return false;
  const expected = Buffer.from(tag, "base64");
  const key = await derive({
    message: password.normalize("NFC"),
    nonce: Buffer.from(salt, "base64"),
    tagLength: expected.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return timingSafeEqual(key, expected);
}

/** The hash of a password that nobody knows: an unknown account costs the same work as a known one. */
export const NOBODYS_HASH =
  "$argon2id$v=19$m=19456,t=2,p=1$FmaGuv519oJr9H6Lg908UA$z6RNwhl7hq+jeC8j6MtEHwpOI5VwcmtbTfSIMnbDHXQ";

/** Whether a member has a login password. Who registered by phone without one logs in by code. */
export function hasPassword({ password }: { readonly password: string }): boolean {
  return password !== NOBODYS_HASH;
}
