// Generated from schemas/platform/rankProgress.schema.json by `npm run gen`. Do not edit.
import type {WireRank} from "./shared/rank.gen.ts";

import type {Minor} from "@livery/product/money.ts";

/**
 * The response of /wps/relay/MCSFE_getRankProgress (AP-141).
 */
export interface RankProgressResponse {
  rank: WireRank;
  /**
   * Absent at the highest rank.
   */
  next?: WireRank;
  /**
   * Deposits so far, in minor units.
   */
  deposit: Minor;
  /**
   * Bets so far, in minor units.
   */
  validBet: Minor;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<RankProgressResponse>;
