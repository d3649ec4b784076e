// Generated from schemas/platform/teamTransactions.schema.json by `npm run gen`. Do not edit.
import type {WireTransaction} from "./shared/transaction.gen.ts";

/**
 * The response of /wps/relay/MCS2_getTeamTransactions (AP-189).
 */
export interface TeamTransactionsResponse {
  /**
   * The movements.
   */
  list: WireTransaction[];
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
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<TeamTransactionsResponse>;
