// Generated from schemas/platform/income.schema.json by `npm run gen`. Do not edit.
import type {WireContractShare} from "./shared/contractShare.gen.ts";

import type {Minor} from "@livery/product/money.ts";

/**
 * The response of /wps/relay/MCS2_getIncome (AP-188).
 */
export interface IncomeResponse {
  /**
   * The agent's earnings.
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
   * The total number of entries.
   */
  total: number;
  /**
   * Totals by kind.
   */
  sums: WireIncomeSum[];
}
/**
 * An earning.
 */
export interface WireIncome {
  /**
   * Its id.
   */
  id: string;
  /**
   * The time, ISO 8601.
   */
  at: string;
  /**
   * REFERRAL, DIVIDEND, DAILY, HOURLY or REALTIME.
   */
  kind: string;
  /**
   * The other party of the contract, or the referred member's account, masked.
   */
  source: string;
  /**
   * The amount, in minor units; negative for what the agent paid to its downline.
   */
  amount: Minor;
  /**
   * Start of the period that a contract paid for, ISO 8601; absent for a referral.
   */
  from?: string;
  /**
   * End of the period that a contract paid for, ISO 8601; absent for a referral.
   */
  to?: string;
  /**
   * What the amount is made of; each share is rounded down. Absent for a payment whose makeup is not known, and for a referral.
   */
  shares?: WireContractShare[];
}
/**
 * A total.
 */
export interface WireIncomeSum {
  /**
   * The kind.
   */
  kind: string;
  /**
   * What the agent received less what it paid to its downline, in minor units.
   */
  amount: Minor;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<IncomeResponse>;
