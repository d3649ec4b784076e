// Generated from schemas/platform/teamBets.schema.json by `npm run gen`. Do not edit.
import type {WireBet} from "./shared/bet.gen.ts";
import type {WireBetTotals} from "./shared/betTotals.gen.ts";

/**
 * The response of /wps/relay/MCS2_getTeamBets (AP-186).
 */
export interface TeamBetsResponse {
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
export declare const shape: Shape<TeamBetsResponse>;
