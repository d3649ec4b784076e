/**
 * What a part of a drawing is, never its colour: `a` body, `b` shade or second body, `c` accent, `l` light detail,
 * `d` dark detail, `k` a light line on a body. Other lines: `kb` stands free (stems, cords), `kc` accent, `kd` dark.
 */
export type PaintRole = "a" | "b" | "c" | "l" | "d" | "k" | "kb" | "kc" | "kd";

/** One path of a drawing in a box of 100 × 100. */
export interface EmblemPart {
  readonly role: PaintRole;
  readonly path: string;
  /** Lies on the parts before it: the silhouette is the same without it. */
  readonly isWithin?: true;
}

/** A drawing: its parts from back to front. */
export type Emblem = readonly EmblemPart[];

/** The parts that make the silhouette of a drawing: what a shadow, a rim or a glow needs. */
export function silhouetteOf(emblem: Emblem): Emblem {
  return emblem.filter(({ isWithin }) => isWithin !== true);
}
