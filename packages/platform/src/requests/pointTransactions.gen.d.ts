// Generated from schemas/platform/requests/pointTransactions.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/relay/ODSFE2_MemTransDet (AP-056).
 */
export interface PointTransactionsRequest {
  /**
   * Money or points; money if omitted.
   */
  unit?: "MONEY" | "POINTS";
  /**
   * Only this type. Money: DEPOSIT, WITHDRAWAL, TRANSFER, BONUS, CONTRACT, REBATE, POINTS, OPENING; points: LIVE, LOTTERY, PVP, RNG, SPORTS, REDEEM, DEPOSIT.
   */
  type?: string;
  /**
   * First day, ISO 8601; defaults to 30 days before the last.
   */
  from?: string;
  /**
   * Last day, ISO 8601; defaults to today.
   */
  to?: string;
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
export declare const shape: RequestShape<PointTransactionsRequest>;
