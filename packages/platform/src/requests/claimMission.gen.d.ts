// Generated from schemas/platform/requests/claimMission.schema.json by `npm run gen`. Do not edit.

/**
 * What /wps/relay/MCSFE_claimMission takes (AP-147).
 */
export interface ClaimMissionRequest {
  /**
   * The mission.
   */
  id: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<ClaimMissionRequest>;
