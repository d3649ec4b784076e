import type { Game } from "@livery/platform/game.ts";
import { useOpenDialog } from "../../state/dialogs.ts";
import type { LaunchWish, VendorWish } from "../../state/launch/launchWish.ts";
import { useLoginGate } from "../../state/loginGate.ts";

interface LaunchOptions {
  /** Tries the game with credits of its own; that needs no account (LB-005). */
  readonly trial?: boolean;
}

interface Launch {
  (game: Game, options?: LaunchOptions): void;
  /** Plays the first game of a provider: its sports book, or its lottery (HD-051 … HD-053). */
  readonly vendor: (vendor: VendorWish) => void;
}

/**
 * Plays a game: `const launch = useLaunch(); launch(game)`. The login gate comes first (LA-001, LA-002), except for a free
 * trial. The rest is the dialog `launch`, whose code is loaded with the first game.
 */
export function useLaunch(): Launch {
  const openDialog = useOpenDialog();
  const mayAct = useLoginGate();
  const start = (wish: LaunchWish) => {
    if (("game" in wish && wish.trial) || mayAct()) openDialog("launch", { wish });
  };
  return Object.assign((game: Game, { trial = false }: LaunchOptions = {}) => start({ game, trial }), {
    vendor: (vendor: VendorWish) => start({ vendor }),
  });
}
