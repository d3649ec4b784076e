import { contrastRatio, toOklch } from "./color/oklch.ts";
import { readable } from "./color/readable.ts";
import type { Ground } from "./color/readable.ts";
import type { FollowedPair, PaletteName } from "./followPairs.ts";
import type { Palette } from "./palette/palette.ts";
import type { SemanticColor } from "./tokens.ts";

/** A pair of colours that cannot be read in one mode, and the nearest colour that can. */
export interface ContrastFinding {
  readonly mode: "light" | "dark";
  readonly text: PaletteName;
  readonly on: PaletteName;
  /** Contrast ratio, rounded down to two digits so that a failing 4.499 does not read as 4.5. */
  readonly ratio: number;
  readonly required: number;
  readonly textColor: string;
  readonly onColor: string;
  /** The colour to write instead, `#RRGGBB`. */
  readonly nearest: string;
  /** JSON path below /theme to write it to, e.g. `["light", "ink2"]` or `["colors", "brand"]`. */
  readonly set: readonly string[];
}

function hexOf({ colors, mixed }: Palette, name: PaletteName): string {
  const hex = name.startsWith("mixed.")
    ? mixed[name.slice("mixed.".length) as keyof Palette["mixed"]]
    : colors[name as SemanticColor];
  if (hex === undefined) throw new Error(`The palette has no colour ${name}.`);
  return hex;
}

/** Nearest colour for `name` that passes against everything it meets, or, where there is none, against `partner`. */
function nearest(palette: Palette, name: PaletteName, partner: Ground, met: readonly Ground[]): string {
  const aim = toOklch(hexOf(palette, name));
  const everywhere = readable(aim, met);
  const passes = met.every((ground) => contrastRatio(everywhere, ground.hex) >= ground.required);
  return passes ? everywhere : readable(aim, [partner]);
}

/**
 * The pairs that fail in one mode. Derived text passes by construction, so the colour to change is the one which the
 * operator wrote: the text if it is written, else its ground; a text that was not written may still be set.
 */
export function findContrast(
  mode: ContrastFinding["mode"],
  palette: Palette,
  pairs: readonly FollowedPair[],
): readonly ContrastFinding[] {
  const findings: ContrastFinding[] = [];
  for (const pair of pairs) {
    const { text, on, required } = pair;
    const textColor = hexOf(palette, text);
    const onColor = hexOf(palette, on);
    const ratio = contrastRatio(textColor, onColor);
    if (ratio >= required) continue;
    const textPath = palette.written[text as SemanticColor];
    const groundPath = textPath === undefined ? palette.written[on as SemanticColor] : undefined;
    const [changed, partner] = groundPath === undefined ? [text, onColor] : [on, textColor];
    const met = pairs
      .filter((other) => (groundPath === undefined ? other.text === text : other.on === on))
      .map((other) => ({
        hex: hexOf(palette, groundPath === undefined ? other.on : other.text),
        required: other.required,
      }));
    findings.push({
      mode,
      text,
      on,
      ratio: Math.floor(ratio * 100) / 100,
      required,
      textColor,
      onColor,
      nearest: nearest(palette, changed, { hex: partner, required }, met),
      set: textPath ?? groundPath ?? [mode, text],
    });
  }
  return findings;
}
