// Generated from schemas/platform/requests/setPlayLimit.schema.json by `npm run gen`. Do not edit.

/**
 * What /wps/responsible/limits takes (AP-161).
 */
export interface SetPlayLimitRequest {
  /**
   * What is limited.
   */
  kind: "DEPOSIT" | "LOSS" | "SESSION";
  /**
   * For how long.
   */
  period: "DAY" | "WEEK" | "MONTH";
  /**
   * Minor units; minutes for SESSION. Without it, no limit.
   */
  value?: number;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<SetPlayLimitRequest>;
