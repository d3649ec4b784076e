import { mix, toHex, toOklch } from "../color/oklch.ts";
import { readable } from "../color/readable.ts";
import { contrastRatio, withAlpha } from "../color/srgb.ts";
import { type ContrastLevel, hexOf, type PairBook, type PairColor, ratios, requiredOf } from "../followPairs.ts";
import type { ThemeConfig } from "../themeConfig.gen.ts";
import { GREY } from "./visibleFill.ts";
import type { Colors, MixedColors } from "./palette.ts";
import { fillShifts, quietShifts, shiftColor } from "./shiftColor.ts";

/** A stop of the button's gradient: as far from the brand colour as its label allows. */
function stop(colors: Colors, towards: string, share: number, level: ContrastLevel): string {
  const required = Math.min(ratios[level].text, contrastRatio(colors.onBrand, colors.brand));
  for (let part = share; part > 0; part -= 0.02) {
    const hex = mix(colors.brand, towards, part);
    if (contrastRatio(colors.onBrand, hex) >= required) return hex;
  }
  return colors.brand;
}

/** The surfaces that a main button is on. */
export function buttonGrounds({ bg, surface, raised, headerBg }: Colors): readonly string[] {
  return [bg, surface, raised, headerBg];
}

/** A lighter edge like that of metal, or, if that disappears in the surroundings, one that stands out from them. */
function edgeOf(colors: Colors): string {
  const grounds = buttonGrounds(colors).map((hex) => ({ hex, required: 3 }));
  const metal = mix(colors.brand, "#FFFFFF", 0.35);
  const isVisible = grounds.every(({ hex, required }) => contrastRatio(metal, hex) >= required);
  return isVisible ? metal : readable(toOklch(colors.brand), grounds);
}

type PlainColors = Omit<MixedColors, `${string}Hover` | `${string}Active`>;

/** All colours that a recipe may mix from the semantic ones; texts on them are readable by construction. */
export function mixColors(
  colors: Colors,
  mode: ThemeConfig["mode"],
  book: PairBook,
  level: ContrastLevel,
): MixedColors {
  const { brand, accent, ink, inset, footBg } = colors;
  const shade = mode === "light" ? toHex({ l: 0.22, c: 0.03, h: toOklch(ink).h }) : "#000000";
  const brandLch = toOklch(brand);
  const [brandShift, accentShift, inkShift] = [fillShifts(brand), fillShifts(accent), fillShifts(ink)];
  const softShift = quietShifts[mode];
  const plain: PlainColors = {
    btnLight: stop(colors, "#FFFFFF", 0.28, level),
    btnDark: stop(colors, "#000000", 0.12, level),
    btnGlow: stop(colors, toHex({ l: 0.9, c: brandLch.c < GREY ? 0 : 0.14, h: brandLch.h - 35 }), 0.5, level),
    btnEdge: edgeOf(colors),
    rule: withAlpha(colors.onBrand, 0.25),
    lineInner: withAlpha(brand, 0.22),
    halo: withAlpha(brand, 0.33),
    accentHalo: withAlpha(accent, 0.2),
    shadeSoft: withAlpha(shade, mode === "light" ? 0.09 : 0.3),
    shadeDrop: withAlpha(shade, mode === "light" ? 0.14 : 0.4),
    shadeDeep: withAlpha(shade, mode === "light" ? 0.28 : 0.75),
    skeleton: mix(inset, ink, 0.07),
    fav: withAlpha(mode === "light" ? ink : "#FFFFFF", 0.8),
    letter: toHex({ l: 0.97, c: Math.min(brandLch.c, 0.02), h: brandLch.h }),
    footMark: readable(brandLch, [{ hex: footBg, required: ratios[level].large }]),
  };
  // States come last: they change no further than the texts on them allow, and any other colour may be such a text.
  const state = (name: keyof MixedColors, fill: string, by: number): string => {
    const texts = (book.ofGround.get(`mixed.${name}`) ?? []).flatMap((pair) => {
      const hex = textHex(pair.text, colors, plain);
      return hex === undefined ? [] : [{ hex, required: requiredOf(pair, level) }];
    });
    return shiftColor(fill, by, texts);
  };
  return {
    ...plain,
    brandHover: state("brandHover", brand, brandShift.hover),
    brandActive: state("brandActive", brand, brandShift.active),
    inkHover: state("inkHover", ink, inkShift.hover),
    inkActive: state("inkActive", ink, inkShift.active),
    softHover: state("softHover", colors.brandSoft, softShift.hover),
    softActive: state("softActive", colors.brandSoft, softShift.active),
    accentHover: state("accentHover", accent, accentShift.hover),
    accentActive: state("accentActive", accent, accentShift.active),
  };
}

/** A text's colour; undefined if it is itself a state. */
function textHex(text: PairColor, colors: Colors, plain: PlainColors): string | undefined {
  if (text.key.startsWith("mixed.") && !Object.hasOwn(plain, text.key.slice("mixed.".length))) return undefined;
  return hexOf({ colors, mixed: plain as MixedColors }, text);
}
