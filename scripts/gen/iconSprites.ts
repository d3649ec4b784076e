import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { icons } from "@livery/ui/Icon/iconNames.ts";

const weights = ["light", "regular", "bold", "fill", "duotone"] as const;
type Weight = (typeof weights)[number];
type IconRow = (typeof icons)[number];

const glyphs = join(import.meta.dirname, "../../node_modules/@phosphor-icons/core/assets");

/** One sprite of every icon for each weight that a brand can choose; `<use href="…#name">` picks one. */
export async function generate(): Promise<{ path: string; content: string }[]> {
  return Promise.all(
    weights.map(async (weight) => ({
      path: `packages/ui/src/Icon/sprites/${weight}.gen.svg`,
      content: spriteOf(await Promise.all(icons.map((icon) => symbolOf(icon, drawnWeight(icon, weight))))),
    })),
  );
}

/** The weight that a brand with `weight` icons sees: functional glyphs are never filled, on/off icons have their own. */
function drawnWeight(icon: IconRow, weight: Weight): Weight {
  if ("state" in icon) return icon.state === "on" ? "fill" : outline(weight);
  return "functional" in icon ? outline(weight) : weight;
}

function outline(weight: Weight): Weight {
  return weight === "fill" || weight === "duotone" ? "bold" : weight;
}

async function symbolOf({ name, glyph }: IconRow, weight: Weight): Promise<string> {
  const file = weight === "regular" ? `${glyph}.svg` : `${glyph}-${weight}.svg`;
  const svg = await readFile(join(glyphs, weight, file), "utf8");
  const drawing = /<svg[^>]*>(.*)<\/svg>/su.exec(svg)?.[1];
  if (!drawing)
    throw new Error(`Phosphor's ${weight}/${file} contains no drawing; check the icon "${name}" in iconNames.ts.`);
  return `<symbol id="${name}" viewBox="0 0 256 256">${drawing.trim()}</symbol>`;
}

function spriteOf(symbols: readonly string[]): string {
  return [
    "<!-- Generated from packages/ui/src/Icon/iconNames.ts by `npm run gen`. Do not edit. Glyphs: Phosphor Icons, MIT licence. -->",
    '<svg xmlns="http://www.w3.org/2000/svg">',
    ...symbols,
    "</svg>\n",
  ].join("\n");
}
