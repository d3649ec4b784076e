// Generated from schemas/platform/bonuses.schema.json by `npm run gen`. Do not edit.

import type {Minor} from "@livery/product/money.ts";

/**
 * The response of /wps/relay/MCSFE_getBonuses (AP-136).
 */
export interface BonusesResponse {
  /**
   * The bonuses.
   */
  list: WireBonus[];
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
}
/**
 * A bonus.
 */
export interface WireBonus {
  /**
   * Its id.
   */
  id: string;
  /**
   * When it was granted, ISO 8601.
   */
  at: string;
  /**
   * Title of the promotion.
   */
  promotion: string;
  /**
   * The bonus, in minor units.
   */
  amount: Minor;
  /**
   * The required turnover, in minor units.
   */
  turnoverNeeded: Minor;
  /**
   * The turnover so far, in minor units.
   */
  turnoverDone: Minor;
  /**
   * Its state.
   */
  state: "ACTIVE" | "COMPLETED" | "EXPIRED" | "CANCELLED";
  /**
   * The deadline for the turnover, ISO 8601.
   */
  expiresAt?: string;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<BonusesResponse>;
