import type { GameTypeId } from "@livery/product/gameTypes.ts";
import { type Major, major } from "@livery/product/money.ts";

export interface GameTraits {
  /** In tenths of a percent; absent for games without a fixed return. */
  readonly rtp?: readonly [lowest: number, highest: number];
  readonly lines?: readonly number[];
  /** Smallest bets. */
  readonly bets: readonly Major[];
  /** The percentage of games that can be tried without an account. */
  readonly trials: number;
  /** About how many people play the game at the top of the list. */
  readonly crowd: number;
  /** How many places of the hot list the type gets, relative to other types. */
  readonly heat: number;
}

export const gameTraits = {
  RNG: {
    rtp: [940, 974],
    lines: [10, 20, 20, 25, 25, 30, 40, 50, 243, 1024],
    bets: [1, 1, 2, 5, 10].map(major),
    trials: 76,
    crowd: 1900,
    heat: 6,
  },
  LIVE: { bets: [1, 5, 10, 10, 50, 100].map(major), trials: 0, crowd: 840, heat: 3 },
  SPORTS: { bets: [1, 5].map(major), trials: 0, crowd: 3100, heat: 1.4 },
  ESPORTS: { bets: [1, 5].map(major), trials: 0, crowd: 1400, heat: 0.9 },
  FISH: { rtp: [945, 970], bets: [1, 1, 2, 5].map(major), trials: 60, crowd: 900, heat: 1.3 },
  PVP: { bets: [10, 20, 50, 100].map(major), trials: 0, crowd: 620, heat: 1 },
  ELOTT: { bets: [1, 1, 5].map(major), trials: 0, crowd: 740, heat: 0.8 },
  LOTT: { bets: [1, 5].map(major), trials: 0, crowd: 510, heat: 0.5 },
} as const satisfies Record<GameTypeId, GameTraits>;
