import type { ThemeInput } from "../themeInput.ts";
import type { ArtTheme } from "./artTheme.ts";

/**
 * Width to height of the pictures on cards. The pack renders them in this ratio, and the cards use it as their
 * `aspect-ratio`.
 */
export function cardArtRatio(card: ThemeInput["card"], treatment: ArtTheme["treatment"]): readonly [number, number] {
  if (card !== "poster") return [1, 1];
  return treatment === "neon" ? [3, 4] : [5, 7];
}
