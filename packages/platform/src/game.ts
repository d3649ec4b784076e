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
  /** The id of its node in the provider's menu. */
  readonly nodeId?: string;
  /** The room of a game for several players; it is launched in place of the game (LA-007). */
  readonly roomId?: string;
  /** What playing it opens: the game, the list of its provider's games, or the lobby of its type (LA-026). */
  readonly opens: "game" | "vendor" | "lobby";
  /** The lottery that it is, where the platform says so (LA-019 … LA-022). */
  readonly lottery?: {
    /** TCG_SEA, TCG_LOTTO_VN, LOTT or ELOTT. */
    readonly accountType?: string;
    readonly code?: string;
    readonly playType?: string;
  };
}

/** The values of isGame for a game itself; a game without the field is one, too (LA-026). */
const games: readonly unknown[] = [undefined, true, 1, "1", "true", "GAME"];

function opensOf({ isGame }: WireGame): Game["opens"] {
  if (isGame === "VASSALAGE") return "vendor";
  return games.includes(isGame) ? "game" : "lobby";
}

function lotteryOf({ accountTypeName, code, defaultPlayType }: WireGame): Game["lottery"] {
  const lottery = defined({
    accountType: accountTypeName || undefined,
    code: code || undefined,
    playType: defaultPlayType || undefined,
  });
  return Object.keys(lottery).length === 0 ? undefined : lottery;
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
    opens: opensOf(wire),
    ...defined({
      classification: gameClassify,
      nodeId: wire.nodeId === undefined ? undefined : String(wire.nodeId),
      lottery: lotteryOf(wire),
      rtp,
      lines: lineNum,
      lowestBet: minBet === undefined ? minBet : toMinor(minBet, context.currencyDecimals),
      players: playerNum,
    }),
  };
}
