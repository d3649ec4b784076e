import type { ThemeInput } from "../themeInput.ts";
import type { ArtTheme } from "./artTheme.ts";

/** Width to height of the pictures on cards: the pack draws them so, and the cards' `aspect-ratio` is the same. */
export function cardArtRatio(card: ThemeInput["card"], treatment: ArtTheme["treatment"]): readonly [number, number] {
  if (card !== "poster") return [1, 1];
  return treatment === "neon" ? [3, 4] : [5, 7];
}
