// Generated from schemas/platform/referral.schema.json by `npm run gen`. Do not edit.

import type {Minor} from "@livery/product/money.ts";

/**
 * The response of /wps/relay/MCSFE_getReferral (AP-139).
 */
export interface ReferralResponse {
  /**
   * The code of the member's own link (PR-027).
   */
  code: string;
  /**
   * The number of registrations through it.
   */
  invited: number;
  /**
   * How many of these members count.
   */
  qualified: number;
  /**
   * The earnings from it, in minor units.
   */
  earned: Minor;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<ReferralResponse>;
