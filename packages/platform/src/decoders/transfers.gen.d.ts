// Generated from schemas/platform/transfers.schema.json by `npm run gen`. Do not edit.
import type {WireTransfer} from "./shared/transfer.gen.ts";

/**
 * The response of /wps/relay/MCSFE_getTransfers (AP-122).
 */
export interface TransfersResponse {
  /**
   * The transfers.
   */
  list: WireTransfer[];
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
export declare const shape: Shape<TransfersResponse>;
