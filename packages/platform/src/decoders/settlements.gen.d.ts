// Generated from schemas/platform/settlements.schema.json by `npm run gen`. Do not edit.
import type {WireSettlement} from "./shared/settlement.gen.ts";

/**
 * The response of /wps/relay/MCS2_getSettlements (AP-193).
 */
export interface SettlementsResponse {
  /**
   * The settlements.
   */
  list: WireSettlement[];
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
export declare const shape: Shape<SettlementsResponse>;
