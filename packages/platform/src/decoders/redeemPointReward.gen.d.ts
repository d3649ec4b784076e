// Generated from schemas/platform/redeemPointReward.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/relay/passwordCheck/MCS2_redeemPointReward (AP-053), without a result.
 */
export interface RedeemPointRewardResponse {
  [k: string]: unknown;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<RedeemPointRewardResponse>;
