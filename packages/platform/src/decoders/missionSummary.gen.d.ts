// Generated from schemas/platform/missionSummary.schema.json by `npm run gen`. Do not edit.
import type {WireMission} from "./shared/mission.gen.ts";

/**
 * The response of /wps/relay/MCSFE_getMissionSummaryDetails (AP-036): the missions and their number.
 */
export interface MissionSummaryResponse {
  /**
   * The missions.
   */
  missions: WireMission[];
  /**
   * The number of missions that are not claimed yet.
   */
  count: number;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<MissionSummaryResponse>;
