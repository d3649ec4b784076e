// Generated from schemas/platform/referral.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/relay/MCSFE_getReferral (AP-139).
 */
export interface ReferralResponse {
  /**
   * The code of the own link (PR-027).
   */
  code: string;
  /**
   * How many registered by it.
   */
  invited: number;
  /**
   * How many of them count.
   */
  qualified: number;
  /**
   * What it has brought, in minor units.
   */
  earned: number;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<ReferralResponse>;
