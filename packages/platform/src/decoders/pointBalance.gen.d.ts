// Generated from schemas/platform/pointBalance.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/relay/MCS2_getPointBalance (AP-051): them.
 */
export interface PointBalanceResponse {
  /**
   * The points.
   */
  points: number;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<PointBalanceResponse>;
