// Generated from schemas/platform/claimReward.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/relay/MCSFE_claimReward (AP-138).
 */
export interface ClaimRewardResponse {
  /**
   * Its id.
   */
  id: string;
  /**
   * Its title.
   */
  title: string;
  /**
   * Address of its picture.
   */
  image?: string;
  /**
   * What it is given for.
   */
  condition: string;
  /**
   * What it is worth, in minor units.
   */
  amount: number;
  /**
   * Activity state: join, claim, applying, close, rejected, issued, claimed, process, signed, comingSoon (PR-013).
   */
  state: string;
  /**
   * Why it was rejected.
   */
  reason?: string;
  /**
   * Until when it can be claimed, ISO 8601.
   */
  expiresAt?: string;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<ClaimRewardResponse>;
