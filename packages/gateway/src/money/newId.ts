import { randomBytes } from "node:crypto";

/** An id that nobody can guess; the letter says of what: D deposit, W withdrawal, T transfer, C card. */
export function newId(letter: "D" | "W" | "T" | "C"): string {
  return `${letter}${randomBytes(10).toString("hex").toUpperCase()}`;
}
