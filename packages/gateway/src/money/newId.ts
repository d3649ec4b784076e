import { randomBytes } from "node:crypto";

/** An unguessable id; its letter names the kind: D deposit, W withdrawal, T transfer, C card, R round, P points spent, B cashback, G bonus. */
export function newId(letter: "D" | "W" | "T" | "C" | "R" | "P" | "B" | "G"): string {
  return `${letter}${randomBytes(10).toString("hex").toUpperCase()}`;
}
