import type { Player } from "./operations.ts";

/** SQLite's sync mode; the product uses `full`. */
export type Synchronous = "full" | "normal" | "off";

/** The settings of the traced platform. */
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
