import type { Player } from "./operations.ts";

/** How SQLite is told to sync; the product says `full`. */
export type Synchronous = "full" | "normal" | "off";

/** What the traced platform is told. */
export interface Traced {
  /** Path of the data file. */
  readonly database: string;
  /** Path of the file that marks are written to. */
  readonly marks: string;
  readonly players: readonly Player[];
  readonly synchronous: Synchronous;
  /** How many operations are sent. */
  readonly operations: number;
  readonly seed: string;
}
