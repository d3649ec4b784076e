// Generated from schemas/platform/pointConfig.schema.json by `npm run gen`. Do not edit.

import type {Minor} from "@livery/product/money.ts";

/**
 * The response of /wps/relay/MCS2_getPointConfig (AP-055): how points are earned, and what they are worth.
 */
export interface PointConfigResponse {
  /**
   * Points for stakes; other game types earn none.
   */
  rates: WirePointRate[];
  /**
   * Points for each `per` of a deposit.
   */
  depositRate: number;
  /**
   * The amount that a rate counts for, in minor units.
   */
  per: Minor;
  /**
   * This many points are worth `worth`.
   */
  points: number;
  /**
   * The money for `points`, in minor units.
   */
  worth: Minor;
  /**
   * The fewest points of a conversion.
   */
  minimum: number;
  /**
   * The most points of a conversion.
   */
  maximum: number;
  /**
   * Conversions are multiples of this.
   */
  step: number;
}
/**
 * The rate of a game type.
 */
export interface WirePointRate {
  /**
   * LIVE, SPORTS, FISH …
   */
  gameType: string;
  /**
   * Points for each `per` of a stake.
   */
  rate: number;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<PointConfigResponse>;
