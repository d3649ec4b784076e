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
 * Ground of a quiet button, row or entry under the pointer (`hover`) or while pressed (`active`). It moves away from where
 * quiet buttons rest: with `tonal` a hairline's grey, else what lies above a panel.
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

/** The part of ink in the ground of a control that is off (brief §8). */
const OFF = 0.09;

/** Ground of a control that is off: 9 % ink on a panel, or as much less as a written text on it needs. */
export function disabledGround(surface: string, ink: string, texts: readonly Ground[]): string {
  for (let share = OFF; share > 0; share -= 0.01) {
    const hex = mix(surface, ink, share);
    if (texts.every((text) => contrastRatio(text.hex, hex) >= text.required)) return hex;
  }
  return surface;
}
