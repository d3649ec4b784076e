// Generated from schemas/platform/requests/income.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/relay/MCS2_getIncome (AP-188).
 */
export interface IncomeRequest {
  /**
   * First day, ISO 8601; defaults to 30 days before the last.
   */
  from?: string;
  /**
   * Last day, ISO 8601; defaults to today.
   */
  to?: string;
  /**
   * Only this kind: REFERRAL, DIVIDEND, DAILY, HOURLY or REALTIME.
   */
  kind?: string;
  /**
   * Page, from 1.
   */
  pageNo?: number;
  /**
   * Entries per page.
   */
  pageSize?: number;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<IncomeRequest>;
