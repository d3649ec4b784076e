/**
 * The role of a part of a drawing, which determines its colour: `a` body, `b` shade or second body, `c` accent, `l`
 * light detail, `d` dark detail, `k` a light line on a body. Other lines: `kb` separate lines (stems, cords), `kc`
 * accent, `kd` dark.
 */
export type PaintRole = "a" | "b" | "c" | "l" | "d" | "k" | "kb" | "kc" | "kd";

/** One path of a drawing in a box of 100 × 100. */
export interface EmblemPart {
  readonly role: PaintRole;
  readonly path: string;
  /** Lies on top of the previous parts: the silhouette is the same without it. */
  readonly isWithin?: true;
}

/** A drawing: its parts from back to front. */
export type Emblem = readonly EmblemPart[];

/** The parts that form the silhouette of a drawing, for shadows, rims and glows. */
export function silhouetteOf(emblem: Emblem): Emblem {
  return emblem.filter(({ isWithin }) => isWithin !== true);
}
