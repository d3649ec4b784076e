// Generated from schemas/platform/requests/convertPoints.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/relay/passwordCheck/MCS2_convertPoint (AP-057).
 */
export interface ConvertPointsRequest {
  /**
   * How many points.
   */
  points: number;
  /**
   * The login password, if the member has no payment password.
   */
  password?: string;
  /**
   * The member's payment password.
   */
  paymentPassword?: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<ConvertPointsRequest>;
