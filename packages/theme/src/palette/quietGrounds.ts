import { mix } from "../color/oklch.ts";
import type { Ground } from "../color/readable.ts";
import { contrastRatio, over } from "../color/srgb.ts";
import type { ThemeConfig } from "../themeConfig.gen.ts";
import { quietShifts, shiftColor } from "./shiftColor.ts";

interface Rest {
  readonly surface: string;
  readonly raised: string;
  readonly hair: string;
}

/**
 * Surface of a quiet button, row or entry in the `hover` or `active` state. It moves away from the surfaces below quiet
 * buttons: with `tonal` from a hairline's grey, otherwise from what lies above a panel.
 */
export function quietGround(
  { surface, raised, hair }: Rest,
  { surface: recipe }: Pick<ThemeConfig, "surface">,
  mode: ThemeConfig["mode"],
  state: "hover" | "active",
  texts: readonly Ground[],
): string {
  const rest = recipe === "tonal" ? over(hair, surface) : raised;
  return shiftColor(rest, quietShifts[mode][state], texts);
}

/** The share of text colour in the surface of a disabled control (brief §8). */
const OFF = 0.09;

/** Surface of a disabled control: 9 % text colour on a panel, or less if a written text on it needs that. */
export function disabledGround(surface: string, ink: string, texts: readonly Ground[]): string {
  for (let share = OFF; share > 0; share -= 0.01) {
    const hex = mix(surface, ink, share);
    if (texts.every((text) => contrastRatio(text.hex, hex) >= text.required)) return hex;
  }
  return surface;
}
