// Generated from schemas/platform/bets.schema.json by `npm run gen`. Do not edit.
import type {WireBet} from "./shared/bet.gen.ts";
import type {WireBetTotals} from "./shared/betTotals.gen.ts";

/**
 * The response of /wps/relay/ODSFE2_getBets (AP-130).
 */
export interface BetsResponse {
  /**
   * The bets.
   */
  list: WireBet[];
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
  totals: WireBetTotals;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<BetsResponse>;
