import type { ArtTheme } from "./artTheme.ts";
import { countOf, itemAt } from "./counted.ts";
import { type EmblemId, emblems } from "./emblems.ts";
import { heads } from "./emblems/heads.ts";
import { createRandom } from "./random.ts";
import { paintGround, type PlacedEmblem, type Scene } from "./scene.ts";
import { idPrefix, svgDocument } from "./svgDocument.ts";
import { treatments } from "./treatments.ts";

/** The input for a player's picture. */
interface AvatarArtOptions {
  /**
   * A number cycles through heads, palettes and accessories, so that neighbours differ; any other text picks one of
   * them.
   */
  readonly seed: string;
  readonly art: ArtTheme;
}

const side = 96;
const faces = Object.values(heads);

/** Accessories, added after every head has been used once. */
const worn: readonly (readonly EmblemId[])[] = [[], ["crown"], ["hat"], ["star"]];

/** A square picture of a head on a plain background, recognisable at 32 px and when cropped to a circle. */
export function avatarArt({ seed, art }: AvatarArtOptions): string {
  const count = /^\d{1,6}$/.test(seed) ? Number(seed) : countOf(seed);
  const turn = Math.floor(count / faces.length);
  const treatment = treatments[art.treatment];
  const [wears] = itemAt(worn, turn);
  const isStrict = treatment.lean === 0;
  const head: PlacedEmblem = {
    emblem: itemAt(faces, count),
    key: "e",
    x: side / 2,
    y: side * ((wears === undefined ? 0.53 : 0.58) - (isStrict ? 0.03 : 0)),
    size: side * (isStrict ? 0.64 : 0.7),
    turn: 0,
  };
  const scene: Scene = {
    width: side,
    height: side,
    palette: itemAt(art.palettes, count + turn),
    random: createRandom(`avatar/${seed}`),
    id: idPrefix(["avatar", seed, art]),
    focus: head,
    variant: 0,
    quietUntil: 0,
  };
  const plate = isStrict ? { ...head, y: side / 2 } : head;
  const painted =
    paintGround(treatment, scene, "plainGround") +
    (treatment.under?.(scene, plate) ?? "") +
    treatment.emblem(scene, head);
  if (wears === undefined) return svgDocument([side, side], painted);
  const top: PlacedEmblem = {
    ...head,
    emblem: emblems[wears],
    key: "w",
    x: side * 0.5,
    y: head.y - head.size * 0.52,
    size: head.size * 0.4,
  };
  return svgDocument([side, side], painted + treatment.emblem(scene, top));
}
