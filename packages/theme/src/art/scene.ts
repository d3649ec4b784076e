import type { ArtPalette } from "./artTheme.ts";
import type { Emblem } from "./emblems/emblem.ts";
import type { Random } from "./random.ts";

/** The picture a treatment paints into. Lengths are px of the view box. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly palette: ArtPalette;
  readonly random: Random;
  /** Beginning of every id in the picture; differs between pictures, since several may stand inline in one page. */
  readonly id: string;
  /** Where the main thing stands, and the side of its box. */
  readonly focus: { readonly x: number; readonly y: number; readonly size: number };
  /** Which of its grounds the treatment takes: it counts round and round. */
  readonly variant: number;
  /** The part of the width, from the left, where text lies over the picture: nothing busy there. */
  readonly quietUntil: number;
}

/** An emblem with its place: `x` and `y` are its middle, `size` the side of its box, `turn` in degrees. */
export interface PlacedEmblem {
  readonly emblem: Emblem;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
  /** Names the emblem within the picture. */
  readonly key: string;
  /** Drawn the other way round. */
  readonly isMirrored?: boolean;
}

/** Everything behind the emblems, with what it and they refer to. */
export function paintGround(treatment: Treatment, scene: Scene, kind: "ground" | "plainGround" = "ground"): string {
  const defs = treatment.defs?.(scene);
  return (defs === undefined ? "" : `<defs>${defs}</defs>`) + treatment[kind](scene);
}

/** An emblem with what it stands on. */
export function paintPlaced(treatment: Treatment, scene: Scene, placed: PlacedEmblem): string {
  return (treatment.under?.(scene, placed) ?? "") + treatment.emblem(scene, placed);
}

/** One way to paint. All functions return SVG elements as text. */
export interface Treatment {
  /** Side of the emblem on a card as a share of the shorter side. */
  readonly emblemSize: number;
  /** Radius a painted emblem takes, with everything under it, as a share of its size. */
  readonly reach: number;
  /** How far an emblem may lean to either side, in degrees; none where pictures are strictly ordered. */
  readonly lean: number;
  /** Free room at the border of a picture, as a share of its shorter side: more where a frame stands. */
  readonly margin: number;
  /** Where the emblem stands when a title lies over the picture, as shares of width and height. */
  readonly titled: readonly [x: number, y: number];
  /** What ground and emblems refer to, as the content of `<defs>`. */
  readonly defs?: (scene: Scene) => string;
  /** Everything behind the emblems. */
  readonly ground: (scene: Scene) => string;
  /** The ground of small pictures: no pattern that would compete with what stands on it. */
  readonly plainGround: (scene: Scene) => string;
  /** What an emblem stands on or before: a shadow on the floor, a haze, a plate. */
  readonly under?: (scene: Scene, placed: PlacedEmblem) => string;
  /** The emblem itself. */
  readonly emblem: (scene: Scene, placed: PlacedEmblem) => string;
  /** Small things around the emblem of a card. */
  readonly around?: (scene: Scene, placed: PlacedEmblem) => string;
  /** A border just inside the picture. */
  readonly frame?: (scene: Scene) => string;
}
