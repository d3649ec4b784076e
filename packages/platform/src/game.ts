import { type Minor, toMinor } from "@livery/product/money.ts";
import type { CurrencyContext } from "./call.ts";
import type { WireGame } from "./decoders/shared/game.gen.ts";
import { defined } from "./defined.ts";

/** The platforms that lists of games are requested for (L166). */
export const GAME_PLATFORM = "flash,html5-desktop";

export interface Game {
  readonly id: string;
  readonly name: string;
  /** The provider's code (vassalage). */
  readonly vendor: string;
  /** The provider's name, or its code if the platform has none. */
  readonly vendorName: string;
  /** RNG, LIVE, FISH … */
  readonly type: string;
  /** A kind of live table, crash or mini games; most games have none (LB-117). */
  readonly classification?: string;
  readonly picture: string;
  /** It can be tried without an account (LB-004). */
  readonly freeTrial: boolean;
  readonly hot: boolean;
  /** The return to player, in percent. */
  readonly rtp?: number;
  readonly lines?: number;
  readonly lowestBet?: Minor;
  /** How many people are playing it now. */
  readonly players?: number;
  readonly maintenance: boolean;
}

/** Translates a game into our names: gameName comes before nodeName (LB-002), isHot and isot mean the same (LB-008). */
export function toGame(wire: WireGame, context: CurrencyContext = {}): Game {
  const { vassalage, gameClassify, rtp, lineNum, minBet, playerNum } = wire;
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
    ...defined({
      classification: gameClassify,
      rtp,
      lines: lineNum,
      lowestBet: minBet === undefined ? minBet : toMinor(minBet, context.currencyDecimals),
      players: playerNum,
    }),
  };
}
