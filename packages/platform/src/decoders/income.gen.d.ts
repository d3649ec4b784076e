// Generated from schemas/platform/income.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/relay/MCS2_getIncome (AP-188).
 */
export interface IncomeResponse {
  /**
   * What was earned.
   */
  list: WireIncome[];
  /**
   * The page, from 1.
   */
  pageNo: number;
  /**
   * How many pages there are.
   */
  totalPages: number;
  /**
   * How many there are in all.
   */
  total: number;
  /**
   * Sums by kind.
   */
  sums: WireIncomeSum[];
}
/**
 * Something earned.
 */
export interface WireIncome {
  /**
   * Its id.
   */
  id: string;
  /**
   * When, ISO 8601.
   */
  at: string;
  /**
   * COMMISSION, DIVIDEND, DAILY …
   */
  kind: string;
  /**
   * The account that it comes from.
   */
  source: string;
  /**
   * How much, in minor units.
   */
  amount: number;
}
/**
 * A sum.
 */
export interface WireIncomeSum {
  /**
   * The kind.
   */
  kind: string;
  /**
   * How much, in minor units.
   */
  amount: number;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<IncomeResponse>;
