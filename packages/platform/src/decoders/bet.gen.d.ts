// Generated from schemas/platform/bet.schema.json by `npm run gen`. Do not edit.
import type {WireBet} from "./shared/bet.gen.ts";

import type {Minor} from "@livery/product/money.ts";

/**
 * The response of /wps/relay/ODSFE2_getBet (AP-131).
 */
export interface BetResponse {
  bet: WireBet;
  /**
   * Its rounds.
   */
  rounds: WireRound[];
}
/**
 * A round.
 */
export interface WireRound {
  /**
   * Its id.
   */
  id: string;
  /**
   * The time, ISO 8601.
   */
  at: string;
  /**
   * The stake, in minor units.
   */
  stake: Minor;
  /**
   * The payout, in minor units.
   */
  payout: Minor;
  /**
   * The result, in words.
   */
  result?: string;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<BetResponse>;
