// Generated from schemas/platform/convertPoints.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/relay/passwordCheck/MCS2_convertPoint (AP-057), without a result.
 */
export interface ConvertPointsResponse {
  [k: string]: unknown;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<ConvertPointsResponse>;
