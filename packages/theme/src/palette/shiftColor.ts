import { toHex, toOklch } from "../color/oklch.ts";
import { contrastRatio } from "../color/srgb.ts";
import type { Ground } from "../color/readable.ts";

/** The smallest visible change of lightness. */
const VISIBLE = 0.01;
const parts = [1, 0.7, 0.45, -1, -0.7, -0.45] as const;

/**
 * A state of a fill: the same colour, lighter or darker by `by` (of the lightness 0…1), as far as the texts on it stay
 * readable; otherwise in the other direction. Text that is unreadable on the fill itself does not get worse.
 */
export function shiftColor(fill: string, by: number, texts: readonly Ground[]): string {
  const aim = toOklch(fill);
  const met = texts.map(({ hex, required }) => ({ hex, required: Math.min(required, contrastRatio(hex, fill)) }));
  for (const part of parts) {
    const l = Math.min(1, Math.max(0, aim.l + by * part));
    const hex = toHex({ ...aim, l });
    if (Math.abs(toOklch(hex).l - aim.l) < VISIBLE) continue;
    if (met.every((text) => contrastRatio(text.hex, hex) >= text.required)) return hex;
  }
  return fill;
}

/**
 * How much lighter a fill gets on hover (+6 %), and how much darker while pressed (−4 %). Near black the same step is
 * invisible, so it is larger there.
 */
export function fillShifts(fill: string): { readonly hover: number; readonly active: number } {
  const { l } = toOklch(fill);
  const dark = Math.max(0, 0.2 - l);
  return { hover: Math.max(0.06 * l, 0.025) + 0.7 * dark, active: -Math.max(0.04 * l, 0.02) - 0.4 * dark };
}

/** How far a quiet surface moves away from the page on hover and while pressed; darker in light mode. */
export const quietShifts = { light: { hover: -0.035, active: -0.065 }, dark: { hover: 0.04, active: 0.07 } } as const;
