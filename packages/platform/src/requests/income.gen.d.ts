// Generated from schemas/platform/requests/income.schema.json by `npm run gen`. Do not edit.

/**
 * What /wps/relay/MCS2_getIncome takes (AP-188).
 */
export interface IncomeRequest {
  /**
   * First day, ISO 8601; without it, 30 days before the last.
   */
  from?: string;
  /**
   * Last day, ISO 8601; without it, today.
   */
  to?: string;
  /**
   * Only of this kind: COMMISSION, DIVIDEND, DAILY …
   */
  kind?: string;
  /**
   * Page, from 1.
   */
  pageNo?: number;
  /**
   * How many a page.
   */
  pageSize?: number;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<IncomeRequest>;
