import recordedPairs from "./contrastPairs.gen.json" with { type: "json" };
import type { ColorRole } from "./tokens.ts";

/** A text colour and a surface that it appears on. */
export interface ContrastPair {
  readonly text: ColorRole;
  readonly on: ColorRole;
  /** Large text and meaningful parts need 3:1, other text 4.5:1. */
  readonly large: boolean;
}

function pairs(text: ColorRole, grounds: readonly ColorRole[], large = false): ContrastPair[] {
  return grounds.map((on) => ({ text, on, large }));
}

/** Pairs of the design (brief §4) that must pass even if no component uses them today. */
const designPairs: readonly ContrastPair[] = [
  ...pairs("ink", ["bg", "bg2", "surface", "raised", "inset"]),
  ...pairs("ink2", ["bg", "bg2", "surface", "raised", "inset"]),
  ...pairs("ink3", ["bg", "bg2", "surface", "raised", "inset"]),
  ...pairs("onBrand", ["brand"]),
  ...pairs("btn.ink", ["btn.bg"]),
  ...pairs("brandInk", ["surface", "brandSoft", "bg"]),
  ...pairs("onAccent", ["accent"]),
  ...pairs("accentInk", ["surface"]),
  ...pairs("pos", ["surface"]),
  ...pairs("neg", ["surface"]),
  ...pairs("headerInk", ["headerBg"]),
  ...pairs("footInk", ["footBg"]),
  ...pairs("footStrong", ["footBg"]),
  ...pairs("onChatHeader", ["chatHeader"]),
  // The focus ring is a part, not text (WCAG 1.4.11).
  ...pairs("focus", ["bg", "bg2", "surface", "raised", "inset", "headerBg"], true),
  ...pairs("onPlayful", ["playful1", "playful2", "playful3", "playful4", "playful5", "playful6"]),
];

/** Every pair that the contrast gate checks: those of the design and those that components paint. */
export const contrastPairs: readonly ContrastPair[] = [...designPairs, ...(recordedPairs as ContrastPair[])];
