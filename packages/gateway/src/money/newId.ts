import { randomBytes } from "node:crypto";

/** An unguessable id; its letter names the kind: D deposit, W withdrawal, T transfer, C card, R round, P points spent, B cashback, G bonus, K contract, S settlement. */
export function newId(letter: "D" | "W" | "T" | "C" | "R" | "P" | "B" | "G" | "K" | "S"): string {
  return `${letter}${randomBytes(10).toString("hex").toUpperCase()}`;
}
