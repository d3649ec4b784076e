import type { Game } from "@livery/platform/game.ts";
import { useOpenDialog } from "../dialogs/dialogs.ts";
import { useLoginGate } from "../session/loginGate.ts";

interface LaunchOptions {
  /** Tries the game with credits of its own; that needs no account (LB-005). */
  readonly trial?: boolean | undefined;
}

/**
 * Plays a game: `const launch = useLaunch(); launch(game)`. The login gate comes first (LA-001, LA-002), except for a free
 * trial. The rest is the dialog `launch`, whose code is loaded with the first game.
 */
export function useLaunch(): (game: Game, options?: LaunchOptions) => void {
  const openDialog = useOpenDialog();
  const mayAct = useLoginGate();
  return (game, { trial = false } = {}) => {
    if (trial || mayAct()) openDialog("launch", { wish: { game, trial } });
  };
}
