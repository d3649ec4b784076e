import type { GameTypeId } from "./gameTypes.ts";
import type { FeatureGate } from "./gate.ts";

export interface HomeSectionRow extends FeatureGate {
  readonly id: string;
  /** The section is a row of games of these types. */
  readonly gameTypes?: readonly GameTypeId[];
}

/** The sections of the home page below the hero; a brand chooses their order (design brief, knob 8). */
export const homeSections = [
  { id: "shortcuts" },
  { id: "hot" },
  { id: "live", feature: "live", gameTypes: ["LIVE"] },
  { id: "slots", feature: "slots", gameTypes: ["RNG"] },
  { id: "promotions", feature: "promotions" },
  { id: "sports", feature: "sports", gameTypes: ["SPORTS"] },
  { id: "esports", feature: "esports", gameTypes: ["ESPORTS"] },
  { id: "fishing", feature: "fishing", gameTypes: ["FISH"] },
  { id: "poker", feature: "poker", gameTypes: ["PVP"] },
  { id: "elottery", feature: "elottery", gameTypes: ["ELOTT", "LOTT"] },
  { id: "winners" },
  { id: "trust" },
  { id: "app", feature: "download" },
] as const satisfies readonly HomeSectionRow[];

export type HomeSectionId = (typeof homeSections)[number]["id"];
