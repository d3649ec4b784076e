import type { ArtPalette } from "./artTheme.ts";
import type { Emblem } from "./emblems/emblem.ts";
import type { Random } from "./random.ts";

/** The picture that a treatment paints. Lengths are px of the view box. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly palette: ArtPalette;
  readonly random: Random;
  /** Prefix of every id in the picture; unique per picture, because several may be inlined in one page. */
  readonly id: string;
  /** Centre of the main subject, and the side of its box. */
  readonly focus: { readonly x: number; readonly y: number; readonly size: number };
  /** Which background of the treatment to use; wraps around. */
  readonly variant: number;
  /** The part of the width, from the left, with text over the picture: nothing busy goes there. */
  readonly quietUntil: number;
}

/** An emblem with its position: `x` and `y` are its centre, `size` the side of its box, `turn` in degrees. */
export interface PlacedEmblem {
  readonly emblem: Emblem;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
  /** Identifies the emblem within the picture. */
  readonly key: string;
  /** Mirrored. */
  readonly isMirrored?: boolean;
}

/** Everything behind the emblems, with the definitions that it and they refer to. */
export function paintGround(treatment: Treatment, scene: Scene, kind: "ground" | "plainGround" = "ground"): string {
  const defs = treatment.defs?.(scene);
  return (defs === undefined ? "" : `<defs>${defs}</defs>`) + treatment[kind](scene);
}

/** An emblem with the surface below it. */
export function paintPlaced(treatment: Treatment, scene: Scene, placed: PlacedEmblem): string {
  return (treatment.under?.(scene, placed) ?? "") + treatment.emblem(scene, placed);
}

/** One style of painting. All functions return SVG elements as text. */
export interface Treatment {
  /** Side of the emblem on a card, relative to the shorter side. */
  readonly emblemSize: number;
  /** Radius that a painted emblem needs, with everything under it, relative to its size. */
  readonly reach: number;
  /** How far an emblem may lean to either side, in degrees; 0 for strict layouts. */
  readonly lean: number;
  /** Margin at the border of a picture, relative to its shorter side; larger with a frame. */
  readonly margin: number;
  /** Centre of the emblem if a title covers the picture, relative to width and height. */
  readonly titled: readonly [x: number, y: number];
  /** Definitions that background and emblems refer to, as the content of `<defs>`. */
  readonly defs?: (scene: Scene) => string;
  /** Everything behind the emblems. */
  readonly ground: (scene: Scene) => string;
  /** The background of small pictures, without a pattern that would compete with the subject. */
  readonly plainGround: (scene: Scene) => string;
  /** What is below or behind an emblem: a shadow on the floor, a haze, a plate. */
  readonly under?: (scene: Scene, placed: PlacedEmblem) => string;
  /** The emblem itself. */
  readonly emblem: (scene: Scene, placed: PlacedEmblem) => string;
  /** Small things around the emblem of a card. */
  readonly around?: (scene: Scene, placed: PlacedEmblem) => string;
  /** A border just inside the picture. */
  readonly frame?: (scene: Scene) => string;
}
