import type { WireDraw } from "./decoders/shared/draw.gen.ts";
import type { WireLottery } from "./decoders/shared/lottery.gen.ts";
import type { WireLotteryGroup } from "./decoders/shared/lotteryGroup.gen.ts";
import { defined } from "./defined.ts";

export interface Lottery {
  /** What a launch names it by (RT-037). */
  readonly code: string;
  readonly name: string;
  /** 11X5, LF, LHC, PK10, SSC, or another kind. */
  readonly kind: string;
  /** The provider's code (vassalage). */
  readonly vendor?: string;
  /** The kind of bet that it opens with; without it, it has no betting page of its own (RT-042). */
  readonly playType?: string;
  /** Seconds from one draw to the next. */
  readonly interval?: number;
  /** Seconds from the response to the next draw. */
  readonly secondsToDraw?: number;
  /** The issue of the latest draw. */
  readonly issue?: string;
  /** The numbers of the latest draw. */
  readonly numbers: readonly string[];
}

export interface LotteryGroup {
  readonly code: string;
  readonly label: string;
  readonly lotteries: readonly Lottery[];
}

export interface Draw {
  /** The lottery's code. */
  readonly code: string;
  readonly name: string;
  readonly issue: string;
  readonly numbers: readonly string[];
  /** Milliseconds since 1970. */
  readonly at: number;
}

export function toLottery(wire: WireLottery): Lottery {
  const { gameCode, gameName, gameType, vassalage, drawInterval, secondsToDraw, numero, openedNumbers = [] } = wire;
  const playType = wire.defaultPlayType;
  return {
    code: gameCode,
    name: gameName,
    kind: gameType,
    numbers: openedNumbers,
    ...defined({ vendor: vassalage, interval: drawInterval, secondsToDraw, issue: numero, playType }),
  };
}

export function toLotteryGroup({ gameGroupCode, labelName, games = [] }: WireLotteryGroup): LotteryGroup {
  return { code: gameGroupCode, label: labelName, lotteries: games.map(toLottery) };
}

export function toDraw({ gameCode, gameName, numero, openedNumbers, timestamp }: WireDraw): Draw {
  return { code: gameCode, name: gameName, issue: numero, numbers: openedNumbers, at: timestamp };
}
