// Generated from schemas/platform/consolidatedFunds.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/member/info/funds/consolidated (AP-022): its fields are open.
 */
export interface ConsolidatedFundsAnswer {
  /**
   * What is in each wallet.
   */
  funds?: {
    [k: string]: unknown;
  };
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<ConsolidatedFundsAnswer>;
