// Generated from schemas/platform/convertPoints.schema.json by `npm run gen`. Do not edit.

import type {Minor} from "@livery/product/money.ts";

/**
 * The response of /wps/relay/passwordCheck/MCS2_convertPoint (AP-057).
 */
export interface ConvertPointsResponse {
  /**
   * Its reference number.
   */
  id: string;
  /**
   * The money that was credited, in minor units.
   */
  amount: Minor;
  /**
   * The points that are left.
   */
  points: number;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<ConvertPointsResponse>;
