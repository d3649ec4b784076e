// Generated from schemas/platform/claimMission.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/relay/MCSFE_claimMission (AP-147).
 */
export interface ClaimMissionResponse {
  /**
   * Its id.
   */
  id: string;
  /**
   * Activity state (PR-013).
   */
  state: string;
  /**
   * The progress so far.
   */
  progress: number;
  /**
   * The target.
   */
  target: number;
  /**
   * The reward, in minor units.
   */
  reward: number;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<ClaimMissionResponse>;
