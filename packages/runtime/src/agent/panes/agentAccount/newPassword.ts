import type { FieldSettings } from "@livery/product/registration.ts";

/** Without characters that are taken for one another when they are read out or typed: I l 1, O o 0. */
const kinds = ["abcdefghijkmnpqrstuvwxyz", "ABCDEFGHJKLMNPQRSTUVWXYZ", "23456789", "!@#$%*"] as const;

const USUAL_LENGTH = 12;

/**
 * A first password for somebody else, that keeps to the usual rules; the platform judges it in any
 * case. Every kind of character is in it.
 */
export function newPassword({ minLength = 0, maxLength = USUAL_LENGTH }: FieldSettings): string {
  const length = Math.max(kinds.length, minLength, Math.min(USUAL_LENGTH, maxLength));
  return Array.from({ length }, (_, index) => oneOf(kinds[index % kinds.length] ?? kinds[0])).join("");
}

/** Each with the same chance: a number in the incomplete last round is drawn again. */
function oneOf(characters: string): string {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  const rounds = Math.floor(2 ** 32 / characters.length) * characters.length;
  return drawn < rounds ? (characters[drawn % characters.length] ?? "") : oneOf(characters);
}
