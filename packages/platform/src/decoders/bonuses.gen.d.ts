// Generated from schemas/platform/bonuses.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/relay/MCSFE_getBonuses (AP-136).
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
   * How many there are in all.
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
   * When it was given, ISO 8601.
   */
  at: string;
  /**
   * Title of the promotion.
   */
  promotion: string;
  /**
   * The bonus, in minor units.
   */
  amount: number;
  /**
   * What must be played, in minor units.
   */
  turnoverNeeded: number;
  /**
   * What has been played, in minor units.
   */
  turnoverDone: number;
  /**
   * Its state.
   */
  state: "ACTIVE" | "COMPLETED" | "EXPIRED" | "CANCELLED";
  /**
   * Until when it must be played, ISO 8601.
   */
  expiresAt?: string;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<BonusesResponse>;
