import type { ArtTheme } from "./artTheme.ts";
import { arrangeCard } from "./arrangeCard.ts";
import { withCompanions } from "./companions.ts";
import { countOf, itemAt } from "./counted.ts";
import type { EmblemId } from "./emblems.ts";
import { createRandom, hashText } from "./random.ts";
import { paintGround, paintPlaced, type Scene } from "./scene.ts";
import { type ArtSize, idPrefix, svgDocument } from "./svgDocument.ts";
import { treatments } from "./treatments.ts";

/** The input for the picture of one game. */
interface GameArtOptions {
  /**
   * Brand id and game id: determines palette, background, lean and companions of the emblem. The same seed gives the
   * same bytes; seeds that end in consecutive numbers differ in palette and background.
   */
  readonly seed: string;
  readonly emblem: EmblemId;
  readonly art: ArtTheme;
  /** Index of the theme's palette; by default the seed picks one. */
  readonly palette?: number;
  /** Width to height, in any unit: `[1, 1]`, `[5, 7]`. */
  readonly ratio: readonly [width: number, height: number];
  /** Whether the game's title covers part of the picture: the emblem then leaves room for it. */
  readonly lettering?: boolean;
  /** Whether a treatment with a frame draws it; true by default. */
  readonly frame?: boolean;
}

/** Side of a square picture; the shorter side of any other. */
const shorterSide = 300;

/** The picture of one game as an SVG document without text, filters or outside references. */
export function gameArt(options: GameArtOptions): string {
  const { seed, emblem, art, ratio, lettering = false, frame = true } = options;
  const treatment = treatments[art.treatment];
  const count = countOf(seed);
  const random = createRandom(seed);
  const palette = itemAt(art.palettes, options.palette ?? count);
  const unit = shorterSide / Math.min(...ratio);
  const size: ArtSize = [Math.round(ratio[0] * unit), Math.round(ratio[1] * unit)];
  const emblems = withCompanions(emblem, random);
  const { lead, small } = arrangeCard({ emblems, size, treatment, lettering, random });
  const scene: Scene = {
    width: size[0],
    height: size[1],
    random,
    palette,
    id: idPrefix([seed, emblem, art, palette, ratio, lettering, frame]),
    focus: lead,
    // Each time the palettes wrap around, they are combined with other backgrounds.
    variant: count + hashText(`${Math.floor(count / art.palettes.length)}`),
    quietUntil: 0,
  };
  const painted =
    paintGround(treatment, scene) +
    [lead, ...small].map((placed) => paintPlaced(treatment, scene, placed)).join("") +
    (small.length === 0 ? (treatment.around?.(scene, lead) ?? "") : "") +
    (frame ? (treatment.frame?.(scene) ?? "") : "");
  return svgDocument(size, painted);
}
