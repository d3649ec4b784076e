import { createHmac } from "node:crypto";

const STEP_MS = 30_000;
const DIGITS = 6;
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const BITS = 5;

/** The bytes of a base-32 text (RFC 4648), the form in which authenticators take a secret. */
function fromBase32(text: string): Buffer {
  const bits = [...text.toUpperCase().replace(/=+$/u, "")]
    .map((character) => ALPHABET.indexOf(character).toString(2).padStart(BITS, "0"))
    .join("");
  return Buffer.from((bits.match(/.{8}/gu) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The code that an authenticator shows in a time step (RFC 6238 over RFC 4226: SHA-1, six digits, 30 seconds). */
export function authenticatorCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", fromBase32(secret)).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0x0f;
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, "0");
}

export function timeStep(now: number): number {
  return Math.floor(now / STEP_MS);
}
