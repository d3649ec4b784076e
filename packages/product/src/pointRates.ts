import type { GameTypeId } from "./gameTypes.ts";

interface PointRateRow {
  readonly gameType: GameTypeId;
  readonly rate: number;
  /** The register row that the rate comes from. */
  readonly requirement: string;
}

/** The default rates at which stakes earn points; the other game types earn none (L167, PM-015). */
export const pointRates: readonly PointRateRow[] = [
  { gameType: "LIVE", rate: 0.7, requirement: "CN-030" },
  { gameType: "SPORTS", rate: 1, requirement: "CN-031" },
  { gameType: "FISH", rate: 1.2, requirement: "CN-032" },
  { gameType: "RNG", rate: 1.2, requirement: "CN-033" },
  { gameType: "PVP", rate: 1, requirement: "CN-034" },
];
