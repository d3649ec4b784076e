import { createHash, createHmac, randomBytes } from "node:crypto";

// Every round is decided by a secret seed of the provider, whose SHA-256 the player sees before the bet, and a seed of
// the player, which the provider does not know before. After the round the secret is shown, so that anybody can repeat
// the calculation.

/** A secret for one round, in hex. */
export function newSeed(): string {
  return randomBytes(32).toString("hex");
}

/** What the player sees of a secret before the round. */
export function commitOf(seed: string): string {
  return createHash("sha256").update(seed).digest("hex");
}

/** The eight numbers of a round, each from 0 to 2³² − 1. */
export function numbersOf(seed: string, playerSeed: string, round: number): readonly number[] {
  const bytes = createHmac("sha256", seed).update(`${playerSeed}:${round}`).digest();
  return Array.from({ length: 8 }, (_, index) => bytes.readUInt32BE(index * 4));
}
