// Generated from schemas/platform/rebates.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/relay/MCSFE_getRebates (AP-132).
 */
export interface RebatesResponse {
  /**
   * One for each game type.
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
   * What counts as bet, in minor units.
   */
  validBet: number;
  /**
   * In percent.
   */
  rate: number;
  /**
   * What can be claimed, in minor units.
   */
  amount: number;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<RebatesResponse>;
