import type { ArtTheme } from "./artTheme.ts";
import { type EmblemId, emblems } from "./emblems.ts";
import { createRandom, pick } from "./random.ts";
import type { PlacedEmblem, Scene } from "./scene.ts";
import { type ArtSize, idPrefix, svgDocument } from "./svgDocument.ts";
import { treatments } from "./treatments.ts";

/** What the picture of one game is made from. */
interface GameArtOptions {
  /** Brand id and game id: decides palette, ground and lean. The same seed gives the same bytes. */
  readonly seed: string;
  readonly emblem: EmblemId;
  readonly art: ArtTheme;
  /** Which palette of the theme; the seed picks one when left out. */
  readonly palette?: number;
  /** Width to height, in any unit: `[1, 1]`, `[5, 7]`. */
  readonly ratio: readonly [width: number, height: number];
  /** Whether the game's title lies over the lower part: the emblem then stands higher and a little smaller. */
  readonly lettering?: boolean;
  /** Whether a treatment with a frame draws it; yes unless said otherwise. */
  readonly frame?: boolean;
}

/** Side of a square picture; the shorter side of any other. */
const shorterSide = 300;

/** The picture of one game as an SVG document without text, filters or outside references. */
export function gameArt(options: GameArtOptions): string {
  const { seed, emblem, art, ratio, lettering = false, frame = true } = options;
  const treatment = treatments[art.treatment];
  const random = createRandom(seed);
  const picked = pick(random, art.palettes);
  const chosen = options.palette === undefined ? picked : (art.palettes[options.palette] ?? picked);
  const unit = shorterSide / Math.min(...ratio);
  const size: ArtSize = [Math.round(ratio[0] * unit), Math.round(ratio[1] * unit)];
  const [width, height] = size;
  const scene: Scene = {
    width,
    height,
    random,
    palette: chosen,
    id: idPrefix([seed, emblem, art, chosen, ratio, lettering, frame]),
    focusX: 0.5,
    quietUntil: 0,
  };
  const placed: PlacedEmblem = {
    emblem: emblems[emblem],
    key: "e",
    x: width / 2,
    y: height * (lettering ? 0.41 : 0.5),
    size: Math.min(width, height) * treatment.emblemSize * (lettering ? 0.92 : 1),
    turn: (random() * 2 - 1) * treatment.lean,
  };
  const painted =
    treatment.ground(scene) +
    treatment.emblem(scene, placed) +
    (treatment.around?.(scene, placed) ?? "") +
    (frame ? (treatment.frame?.(scene) ?? "") : "");
  return svgDocument(size, painted);
}
