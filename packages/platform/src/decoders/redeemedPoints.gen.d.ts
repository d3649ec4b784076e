// Generated from schemas/platform/redeemedPoints.schema.json by `npm run gen`. Do not edit.
import type {WireRedemption} from "./shared/redemption.gen.ts";

/**
 * The response of /wps/relay/MCS2_getRedeemPointList (AP-054).
 */
export interface RedeemedPointsResponse {
  /**
   * What points were spent on, newest first.
   */
  list: WireRedemption[];
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
export declare const shape: Shape<RedeemedPointsResponse>;
