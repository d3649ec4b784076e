// Generated from schemas/platform/claimRebate.schema.json by `npm run gen`. Do not edit.

import type {Minor} from "@livery/product/money.ts";

/**
 * The response of /wps/relay/MCSFE_claimRebate (AP-133).
 */
export interface ClaimRebateResponse {
  /**
   * Its id.
   */
  id: string;
  /**
   * The time, ISO 8601.
   */
  at: string;
  /**
   * RNG, LIVE, FISH …; absent for all.
   */
  gameType?: string;
  /**
   * The claimed amount, in minor units.
   */
  amount: Minor;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<ClaimRebateResponse>;
