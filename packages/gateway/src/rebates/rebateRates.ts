import type { GameTypeId } from "@livery/product/gameTypes.ts";

/** Percent of the valid bets of each game type, with one decimal at most. */
export const rebateRates: Readonly<Record<GameTypeId, number>> = {
  LIVE: 0.5,
  RNG: 0.8,
  SPORTS: 0.6,
  ESPORTS: 0.6,
  FISH: 0.8,
  PVP: 0.3,
  ELOTT: 0.4,
  LOTT: 0.4,
};
