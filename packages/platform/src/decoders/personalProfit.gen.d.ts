// Generated from schemas/platform/personalProfit.schema.json by `npm run gen`. Do not edit.
import type {WireMoneySums} from "./shared/moneySums.gen.ts";

import type {Minor} from "@livery/product/money.ts";

/**
 * The response of /wps/relay/ODSFE2_getPersonalProfit (AP-135).
 */
export interface PersonalProfitResponse {
  total: WireMoneySums;
  /**
   * Totals by game type.
   */
  gameTypes: WireTypeSums[];
}
/**
 * The totals of a game type.
 */
export interface WireTypeSums {
  /**
   * RNG, LIVE, FISH …
   */
  gameType: string;
  /**
   * Valid bets, in minor units.
   */
  validBet: Minor;
  /**
   * Payouts, in minor units.
   */
  payout: Minor;
  /**
   * Cashback, in minor units.
   */
  rebate: Minor;
  /**
   * What payouts and cashback bring beyond the bets; negative for a loss, in minor units.
   */
  net: Minor;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<PersonalProfitResponse>;
