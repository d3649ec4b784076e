// Generated from schemas/platform/missionSummary.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/relay/MCSFE_getMissionSummaryDetails (AP-036): the missions and their number.
 */
export interface MissionSummaryResponse {
  /**
   * The missions.
   */
  missions?: {}[];
  /**
   * The number of open missions.
   */
  count?: number;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<MissionSummaryResponse>;
