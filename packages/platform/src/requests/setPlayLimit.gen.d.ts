// Generated from schemas/platform/requests/setPlayLimit.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/responsible/limits (AP-161).
 */
export interface SetPlayLimitRequest {
  /**
   * What is limited.
   */
  kind: "DEPOSIT" | "LOSS" | "SESSION";
  /**
   * The period.
   */
  period: "DAY" | "WEEK" | "MONTH";
  /**
   * Minor units; minutes for SESSION. No limit if omitted.
   */
  value?: number;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<SetPlayLimitRequest>;
