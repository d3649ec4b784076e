// Generated from schemas/platform/requests/personalProfit.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/relay/ODSFE2_getPersonalProfit (AP-135).
 */
export interface PersonalProfitRequest {
  /**
   * First day, ISO 8601; defaults to 30 days before the last.
   */
  from?: string;
  /**
   * Last day, ISO 8601; defaults to today.
   */
  to?: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<PersonalProfitRequest>;
