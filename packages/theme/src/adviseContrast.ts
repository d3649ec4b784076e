import { ColorSpace, contrastAPCA, sRGB } from "colorjs.io/fn";
import { toHex, toOklch } from "./color/oklch.ts";
import { type FollowedPair, hexOf } from "./followPairs.ts";
import { readOverrides } from "./overrides/readOverrides.ts";
import { modes, type Scheme, usualScheme } from "./schemes.ts";
import type { ThemeConfig } from "./themeConfig.gen.ts";
import type { SemanticColor } from "./tokens.ts";

// The gate is WCAG 2.2, which the law requires. APCA is closer to human perception, especially for light text on dark
// surfaces, but is not a standard yet. It is optional advice in a separate module, so that packing never loads all of
// colorjs.io.

ColorSpace.register(sRGB);

/** The lightness contrast (Lc) recommended for body text, and for large text and parts. */
const wanted = { text: 60, large: 45 } as const;

/** A text that passes WCAG but looks weak. */
export interface ContrastAdvice {
  readonly mode: ThemeConfig["mode"];
  readonly text: string;
  readonly on: string;
  /** Lightness contrast 0…108, rounded down. */
  readonly lc: number;
  readonly wanted: number;
  readonly textColor: string;
  readonly onColor: string;
  /** JSON path below /theme at which this text can be overridden. */
  readonly set: readonly string[];
  /** A colour of the same hue that is strong enough on every surface behind this text, `#RRGGBB`. */
  readonly stronger?: string;
  /** The number of other surfaces on which it looks weak. */
  readonly more: number;
}

/** Lightness contrast of a text on a surface, 0…108, whichever of the two is lighter (APCA 0.0.98G). */
export function lightnessContrast(text: string, ground: string): number {
  return Math.abs(contrastAPCA(ground, text));
}

/** Texts that pass the gate but look weak, one per text and mode, with the weakest surface. */
export function adviseContrast(theme: ThemeConfig): readonly ContrastAdvice[] {
  const overrides = readOverrides(theme);
  return modes.flatMap((mode) => {
    const scheme = usualScheme(theme, mode, overrides);
    return [...scheme.book.ofText.values()].flatMap((pairs) => adviceOf(scheme, pairs));
  });
}

function adviceOf(scheme: Scheme, pairs: readonly FollowedPair[]): readonly ContrastAdvice[] {
  const met = pairs
    .map((pair) => {
      const [textColor, onColor] = [hexOf(scheme.palette, pair.text), hexOf(scheme.palette, pair.on)];
      const need = wanted[pair.large ? "large" : "text"];
      return { pair, textColor, onColor, need, lc: lightnessContrast(textColor, onColor) };
    })
    .toSorted((one, other) => one.lc / one.need - other.lc / other.need);
  const weak = met.filter(({ lc, need }) => lc < need);
  const [worst] = weak;
  if (worst === undefined) return [];
  const { pair, textColor, onColor, lc, need } = worst;
  const stronger = strongerColor(textColor, met);
  return [
    {
      mode: scheme.mode,
      text: pair.text.via ?? pair.text.key,
      on: pair.on.via ?? pair.on.key,
      lc: Math.floor(lc),
      wanted: need,
      textColor,
      onColor,
      set: pathOf(scheme, pair),
      ...(stronger === undefined ? {} : { stronger }),
      more: weak.length - 1,
    },
  ];
}

function pathOf({ mode, written }: Scheme, { text: { key, via } }: FollowedPair): readonly string[] {
  if (via !== undefined) return [mode, via];
  return written[key as SemanticColor]?.path ?? [mode, `semantic.color.${key}`];
}

/** The nearest colour in lightness, of the same hue, that is strong enough on every surface. */
function strongerColor(
  text: string,
  met: readonly { readonly onColor: string; readonly need: number }[],
): string | undefined {
  const aim = toOklch(text);
  for (let away = 0.01; away < 1; away += 0.01) {
    for (const l of [aim.l - away, aim.l + away]) {
      if (l < 0 || l > 1) continue;
      const hex = toHex({ ...aim, l });
      if (met.every(({ onColor, need }) => lightnessContrast(hex, onColor) >= need)) return hex;
    }
  }
  return undefined;
}
