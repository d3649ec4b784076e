// Generated from schemas/platform/processRealTimeSalary.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/relay/MCSFE_processRealTimeSalaryContract (AP-045), without a result.
 */
export interface ProcessRealTimeSalaryResponse {
  [k: string]: unknown;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<ProcessRealTimeSalaryResponse>;
