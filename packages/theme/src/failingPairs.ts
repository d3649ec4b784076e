import { contrastRatio } from "./color/srgb.ts";
import { type FollowedPair, hexOf, requiredOf } from "./followPairs.ts";
import type { Scheme } from "./schemes.ts";

/** The unreadable pairs of a scheme. */
export function failingPairs(scheme: Pick<Scheme, "palette" | "book" | "level">): readonly FollowedPair[] {
  const { palette, book, level } = scheme;
  return book.pairs.filter(
    (pair) => contrastRatio(hexOf(palette, pair.text), hexOf(palette, pair.on)) < requiredOf(pair, level),
  );
}
