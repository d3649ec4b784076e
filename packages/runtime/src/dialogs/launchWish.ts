import type { Game } from "@livery/platform/game.ts";

/** A provider whose first game is played. */
export interface VendorWish {
  /** The game type under which the visitor chose it. */
  readonly type: string;
  readonly code: string;
  readonly name: string;
}

/** What a visitor wants to play. */
export type LaunchWish =
  | {
      readonly game: Game;
      /** With credits of its own, which needs no account (LB-005). */
      readonly trial: boolean;
    }
  | { readonly vendor: VendorWish };
