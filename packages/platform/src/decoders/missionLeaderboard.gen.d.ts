// Generated from schemas/platform/missionLeaderboard.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/relay/MCSFE_getMissionLeaderboard (AP-037). The specification leaves its fields open.
 */
export interface MissionLeaderboardResponse {
  /**
   * The places.
   */
  board?: unknown[];
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<MissionLeaderboardResponse>;
