// Generated from schemas/platform/processDividend.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/relay/MCS2_processDividendReq (AP-042): only that it is done.
 */
export interface ProcessDividendResponse {
  [k: string]: unknown;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<ProcessDividendResponse>;
