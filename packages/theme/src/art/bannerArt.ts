import type { ArtTheme } from "./artTheme.ts";
import { type BannerComposition, placeCluster } from "./cluster.ts";
import { countOf } from "./counted.ts";
import type { EmblemId } from "./emblems.ts";
import { createRandom } from "./random.ts";
import { paintGround, paintPlaced, type Scene } from "./scene.ts";
import { type ArtSize, idPrefix, svgDocument } from "./svgDocument.ts";
import { treatments } from "./treatments.ts";

/** The input for a banner. */
export interface BannerArtOptions {
  /** Brand id and position of the banner. The same seed gives the same bytes. */
  readonly seed: string;
  /** The first one leads; up to four more are placed around it. */
  readonly emblems: readonly EmblemId[];
  readonly art: ArtTheme;
  /** Index of the theme's palette; wraps around after the last one. */
  readonly palette?: number;
  readonly size: ArtSize;
  readonly composition: BannerComposition;
}

/** A wide picture: a group of emblems at the focus, nothing busy behind the text. An SVG document like `gameArt`. */
export function bannerArt(options: BannerArtOptions): string {
  const { seed, emblems, art, palette = 0, size, composition } = options;
  const chosen = art.palettes[palette % art.palettes.length];
  if (chosen === undefined) throw new RangeError("an art theme needs at least one palette");
  const treatment = treatments[art.treatment];
  const [width, height] = size;
  const random = createRandom(seed);
  const cluster = placeCluster({
    emblems: emblems.slice(0, composition.max),
    size,
    composition,
    reach: treatment.reach,
    margin: treatment.margin,
    leans: treatment.lean > 0,
    random,
  });
  const lead = cluster.at(-1);
  const scene: Scene = {
    width,
    height,
    random,
    palette: chosen,
    id: idPrefix([seed, emblems, art, palette, size, composition]),
    focus: lead ?? { x: width * composition.focus[0], y: height * composition.focus[1], size: height / 2 },
    variant: countOf(seed),
    quietUntil: composition.keep,
  };
  const painted = cluster.map((placed) => paintPlaced(treatment, scene, placed));
  return svgDocument(size, paintGround(treatment, scene) + painted.join(""));
}
