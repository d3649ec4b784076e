// Generated from schemas/platform/redeemedPoints.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/relay/MCS2_getRedeemPointList (AP-054): the records.
 */
export interface RedeemedPointsResponse {
  /**
   * The records.
   */
  records: {}[];
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<RedeemedPointsResponse>;
