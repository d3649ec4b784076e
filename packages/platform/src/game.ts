import type { WireGame } from "./decoders/gameList.gen.js";
import { defined } from "./defined.ts";

/** What lists of games are asked for (L166). */
export const GAME_PLATFORM = "flash,html5-desktop";

/** A game as its card shows it. */
export interface Game {
  readonly id: string;
  readonly name: string;
  /** The vendor's code (vassalage). */
  readonly vendor: string;
  /** The vendor's name; its code where the platform gives none. */
  readonly vendorName: string;
  /** RNG, LIVE, FISH … */
  readonly type: string;
  readonly picture: string;
  /** It can be tried without an account (LB-004). */
  readonly freeTrial: boolean;
  readonly hot: boolean;
  /** What it returns to players, in percent. */
  readonly rtp?: number;
  readonly lines?: number;
  /** In whole units of the site's currency. */
  readonly lowestBet?: number;
  /** How many play it now. */
  readonly players?: number;
  readonly maintenance: boolean;
}

/** A game in our terms: gameName before nodeName (LB-002), isHot and isot alike (LB-008). */
export function toGame(wire: WireGame): Game {
  const { vassalage, rtp, lineNum, minBet, playerNum } = wire;
  return {
    id: String(wire.gameId),
    name: wire.gameName ?? wire.nodeName ?? "",
    vendor: vassalage,
    vendorName: wire.displayName ?? vassalage,
    type: wire.gameType,
    picture: wire.showIcon,
    freeTrial: wire.supportPlay === 0,
    hot: Boolean(wire.isHot) || Boolean(wire.isot),
    maintenance: Boolean(wire.maintenance),
    ...defined({ rtp, lines: lineNum, lowestBet: minBet, players: playerNum }),
  };
}
