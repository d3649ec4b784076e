// Generated from schemas/platform/teamProfit.schema.json by `npm run gen`. Do not edit.
import type {WireMoneySums} from "./shared/moneySums.gen.ts";

/**
 * The response of /wps/relay/MCS2_getTeamProfit (AP-187).
 */
export interface TeamProfitResponse {
  /**
   * The members.
   */
  list: WireMemberSums[];
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
  totals: WireMoneySums;
}
/**
 * A member's totals.
 */
export interface WireMemberSums {
  /**
   * The account.
   */
  account: string;
  /**
   * 0 member, 1 2 41 42 agents (RO-019).
   */
  type?: string;
  sums: WireMoneySums;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<TeamProfitResponse>;
