// Generated from schemas/platform/missionSummary.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/relay/MCSFE_getMissionSummaryDetails (AP-036): them, and how many there are.
 */
export interface MissionSummaryResponse {
  /**
   * The missions.
   */
  missions?: {}[];
  /**
   * How many wait for the member.
   */
  count?: number;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<MissionSummaryResponse>;
