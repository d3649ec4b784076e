// Generated from schemas/platform/pointTransactions.schema.json by `npm run gen`. Do not edit.
import type {WirePointMovement} from "./shared/pointMovement.gen.ts";
import type {WireTransaction} from "./shared/transaction.gen.ts";

/**
 * The response of /wps/relay/ODSFE2_MemTransDet (AP-056): movements of money or of points, newest first.
 */
export interface PointTransactionsResponse {
  /**
   * The movements of money; empty if points were requested.
   */
  transactions: WireTransaction[];
  /**
   * The movements of points; empty if money was requested.
   */
  points: WirePointMovement[];
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
export declare const shape: Shape<PointTransactionsResponse>;
