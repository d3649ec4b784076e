import { createHash, randomBytes } from "node:crypto";
import type { Writing } from "../store/transaction.ts";

const LIFETIME_MS = 5 * 60_000;

const hashOf = (proof: string) => createHash("sha256").update(proof).digest("hex");

/** What whoever solved a captcha gets to send with the next call: good once, for five minutes. */
export function makeHumanProof({ tables, run }: Writing, merchant: string, now: number): string {
  const proof = randomBytes(24).toString("base64url");
  run(tables.deleteFrom("human_proof").where("expires_at", "<=", now));
  run(tables.insertInto("human_proof").values({ hash: hashOf(proof), merchant, expires_at: now + LIFETIME_MS }));
  return proof;
}

/** Whether it is a proof of this merchant that was not used yet; it is used up by this. */
export function spendHumanProof({ tables, run }: Writing, merchant: string, proof: string, now: number): boolean {
  const spent = tables
    .deleteFrom("human_proof")
    .where("hash", "=", hashOf(proof))
    .where("merchant", "=", merchant)
    .where("expires_at", ">", now);
  return run(spent) > 0;
}
