// Generated from schemas/platform/deposits.schema.json by `npm run gen`. Do not edit.
import type {WireDepositOrder} from "./shared/depositOrder.gen.ts";

/**
 * The response of /wps/relay/MCSFE_getDeposits (AP-114).
 */
export interface DepositsResponse {
  /**
   * The orders.
   */
  list: WireDepositOrder[];
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
export declare const shape: Shape<DepositsResponse>;
