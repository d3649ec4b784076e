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
  /** Where the main thing stands, as a share of the width. */
  readonly focusX: number;
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
}

/** One way to paint. All functions return SVG elements as text. */
export interface Treatment {
  /** Side of the emblem on a card as a share of the shorter side. */
  readonly emblemSize: number;
  /** Radius a painted emblem takes, with everything under it, as a share of its size. */
  readonly reach: number;
  /** How far an emblem may lean to either side, in degrees. */
  readonly lean: number;
  /** `<defs>` (if any) and everything behind the emblems. */
  readonly ground: (scene: Scene) => string;
  /** An emblem with its shadow, glow or plate. */
  readonly emblem: (scene: Scene, placed: PlacedEmblem) => string;
  /** Small things around the emblem of a card. */
  readonly around?: (scene: Scene, placed: PlacedEmblem) => string;
  /** A border just inside the picture. */
  readonly frame?: (scene: Scene) => string;
}
