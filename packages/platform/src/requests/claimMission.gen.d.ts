// Generated from schemas/platform/requests/claimMission.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/relay/MCSFE_claimMission (AP-147).
 */
export interface ClaimMissionRequest {
  /**
   * The mission.
   */
  id: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<ClaimMissionRequest>;
