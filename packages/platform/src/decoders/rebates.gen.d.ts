// Generated from schemas/platform/rebates.schema.json by `npm run gen`. Do not edit.

import type {Minor} from "@livery/product/money.ts";

/**
 * The response of /wps/relay/MCSFE_getRebates (AP-132).
 */
export interface RebatesResponse {
  /**
   * One entry per game type.
   */
  list: WireRebate[];
}
/**
 * Cashback of a game type (AP-132).
 */
export interface WireRebate {
  /**
   * RNG, LIVE, FISH …
   */
  gameType: string;
  /**
   * Valid bets, in minor units.
   */
  validBet: Minor;
  /**
   * The rate, in percent.
   */
  rate: number;
  /**
   * The claimable amount, in minor units.
   */
  amount: Minor;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<RebatesResponse>;
