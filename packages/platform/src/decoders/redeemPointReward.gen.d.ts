// Generated from schemas/platform/redeemPointReward.schema.json by `npm run gen`. Do not edit.
import type {WireRedemption} from "./shared/redemption.gen.ts";

/**
 * The response of /wps/relay/passwordCheck/MCS2_redeemPointReward (AP-053).
 */
export type RedeemPointRewardResponse = WireRedemption;

import type { Shape } from "../shape.ts";
export declare const shape: Shape<RedeemPointRewardResponse>;
