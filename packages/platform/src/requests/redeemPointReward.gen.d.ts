// Generated from schemas/platform/requests/redeemPointReward.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/relay/passwordCheck/MCS2_redeemPointReward (AP-053).
 */
export interface RedeemPointRewardRequest {
  /**
   * The reward.
   */
  reward: string;
  /**
   * How many.
   */
  quantity: number;
  /**
   * The login password, if the member has no payment password.
   */
  password?: string;
  /**
   * The member's payment password.
   */
  paymentPassword?: string;
  /**
   * A note, such as an address.
   */
  remark?: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<RedeemPointRewardRequest>;
