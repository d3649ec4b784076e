// Generated from schemas/platform/processDividend.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/relay/MCS2_processDividendReq (AP-042), without a result.
 */
export interface ProcessDividendResponse {
  [k: string]: unknown;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<ProcessDividendResponse>;
