// Generated from schemas/platform/pointBalance.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/relay/MCS2_getPointBalance (AP-051): the member's points.
 */
export interface PointBalanceResponse {
  /**
   * The points.
   */
  points: number;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<PointBalanceResponse>;
