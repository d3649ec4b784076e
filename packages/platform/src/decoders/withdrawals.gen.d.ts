// Generated from schemas/platform/withdrawals.schema.json by `npm run gen`. Do not edit.
import type {WireWithdrawalOrder} from "./shared/withdrawalOrder.gen.ts";

/**
 * The response of /wps/relay/MCSFE_getWithdrawals (AP-117).
 */
export interface WithdrawalsResponse {
  /**
   * The orders.
   */
  list: WireWithdrawalOrder[];
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
export declare const shape: Shape<WithdrawalsResponse>;
