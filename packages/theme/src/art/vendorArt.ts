import { contrastRatio } from "../color/srgb.ts";
import type { ArtPalette, ArtTheme } from "./artTheme.ts";
import { countOf, itemAt } from "./counted.ts";
import { type EmblemId, emblems } from "./emblems.ts";
import { mixColors } from "./mixColors.ts";
import { type Ink, inPlace, isLine, lineOf, paintEmblem } from "./paintEmblem.ts";
import { svgDocument } from "./svgDocument.ts";

/** The input for a provider's mark. */
interface VendorArtOptions {
  /** Determines plate and colours; seeds that end in consecutive numbers differ. */
  readonly seed: string;
  readonly emblem: EmblemId;
  readonly art: ArtTheme;
}

const side = 48;

/** Outlines of a plate: a disc, a rounded square, a hexagon. */
const plates = [
  "M24 0A24 24 0 1 1 24 48A24 24 0 1 1 24 0Z",
  "M12 0H36A12 12 0 0 1 48 12V36A12 12 0 0 1 36 48H12A12 12 0 0 1 0 36V12A12 12 0 0 1 12 0Z",
  "M21 1.5Q24 0 27 1.5L42 10Q45 12 45 15V33Q45 36 42 38L27 46.5Q24 48 21 46.5L6 38Q3 36 3 33V15Q3 12 6 10Z",
] as const;

const plateColors = ["shade", "ground2", "body"] as const satisfies readonly (keyof ArtPalette)[];

/** Three shades of one colour: the silhouette makes a mark recognisable, not the shading. */
function textOn(plate: string, { body, shade, light, dark, accent }: ArtPalette): Ink {
  const ink =
    [body, shade].find((color) => contrastRatio(color, plate) > 4.2) ??
    (contrastRatio(light, plate) >= contrastRatio(dark, plate) ? light : dark);
  const detail = contrastRatio(accent, plate) > 2.4 ? accent : mixColors(ink, plate, 0.5);
  const second = mixColors(ink, plate, 0.36);
  return {
    a: mixColors(ink, plate, 0.08),
    b: second,
    c: detail,
    l: ink,
    d: plate,
    k: plate,
    kb: second,
    kc: detail,
    kd: plate,
  };
}

/**
 * A plate with a flat drawing in one colour and no background, recognisable at 24 px on any surface. A square SVG
 * document.
 */
export function vendorArt({ seed, emblem, art }: VendorArtOptions): string {
  const count = countOf(seed);
  const palette = itemAt(art.palettes, count);
  const turn = count + Math.floor(count / art.palettes.length);
  const plate = palette[itemAt(plateColors, turn)];
  const ink = textOn(plate, palette);
  const drawing = paintEmblem(emblems[emblem], (role) => (isLine(role) ? lineOf(ink[role], 5) : `fill="${ink[role]}"`));
  const placed = { emblem: emblems[emblem], key: "e", x: side / 2, y: side / 2, size: 31, turn: 0 };
  const shape = itemAt(plates, Math.floor(turn / plateColors.length) + turn);
  return svgDocument([side, side], `<path d="${shape}" fill="${plate}"/>${inPlace(placed, drawing)}`);
}
