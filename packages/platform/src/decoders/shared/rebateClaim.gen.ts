// Generated from schemas/platform/shared/rebateClaim.schema.json by `npm run gen`. Do not edit.

import type {Minor} from "@livery/product/money.ts";

/**
 * A cashback claim (AP-134).
 */
export interface WireRebateClaim {
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
