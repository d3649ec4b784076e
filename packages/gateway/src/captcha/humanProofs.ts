import { createHash, randomBytes } from "node:crypto";
import type { Writing } from "../store/transaction.ts";

const LIFETIME_MS = 5 * 60_000;

const hashOf = (proof: string) => createHash("sha256").update(proof).digest("hex");

/**
 * Creates the proof that a visitor gets for a solved captcha and sends with the next call: valid once, for five
 * minutes.
 */
export function makeHumanProof({ tables, run }: Writing, merchant: string, now: number): string {
  const proof = randomBytes(24).toString("base64url");
  run(tables.deleteFrom("human_proof").where("expires_at", "<=", now));
  run(tables.insertInto("human_proof").values({ hash: hashOf(proof), merchant, expires_at: now + LIFETIME_MS }));
  return proof;
}

/** Whether this is an unused proof of this merchant; uses it up. */
export function spendHumanProof({ tables, run }: Writing, merchant: string, proof: string, now: number): boolean {
  const spent = tables
    .deleteFrom("human_proof")
    .where("hash", "=", hashOf(proof))
    .where("merchant", "=", merchant)
    .where("expires_at", ">", now);
  return run(spent) > 0;
}
