// Generated from schemas/platform/claimMission.schema.json by `npm run gen`. Do not edit.

import type {Minor} from "@livery/product/money.ts";

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
  reward: Minor;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<ClaimMissionResponse>;
