// Generated from schemas/platform/requests/setPlayLimit.schema.json by `npm run gen`. Do not edit.

import type {Minor, Minutes} from "@livery/product/money.ts";

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
   * Minor units; minutes for SESSION. No limit if omitted, which is rejected where the market has a ceiling.
   */
  value?: Minor | Minutes;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<SetPlayLimitRequest>;
