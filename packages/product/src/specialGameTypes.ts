import type { GameTypeId } from "./gameTypes.ts";

/**
 * Types without games to choose from: a press on a provider plays it. Navigation shows them together, at the place of the
 * first one (HD-042).
 */
export const specialGameTypes: readonly GameTypeId[] = ["SPORTS", "ESPORTS", "ELOTT", "LOTT"];
