import type { FeatureGate } from "./gate.ts";
import type { RoutePath } from "./routes.ts";

interface GameTypeRow extends Required<FeatureGate> {
  readonly id: string;
  readonly path: RoutePath;
}

/** The categories of the header navigation with their routes (L52, HD-031 … HD-038), in header order. */
export const gameTypes = [
  { id: "LIVE", path: "/live", feature: "live" },
  { id: "RNG", path: "/rng", feature: "slots" },
  { id: "SPORTS", path: "/sports", feature: "sports" },
  { id: "ESPORTS", path: "/esports", feature: "esports" },
  { id: "FISH", path: "/fish", feature: "fishing" },
  { id: "PVP", path: "/pvp", feature: "poker" },
  { id: "ELOTT", path: "/elott", feature: "elottery" },
  { id: "LOTT", path: "/elott", feature: "elottery" },
] as const satisfies readonly GameTypeRow[];

export type GameTypeId = (typeof gameTypes)[number]["id"];
