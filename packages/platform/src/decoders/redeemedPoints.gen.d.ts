// Generated from schemas/platform/redeemedPoints.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/relay/MCS2_getRedeemPointList (AP-054): it.
 */
export interface RedeemedPointsResponse {
  /**
   * The records.
   */
  records: {}[];
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<RedeemedPointsResponse>;
