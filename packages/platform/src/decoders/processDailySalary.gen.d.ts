// Generated from schemas/platform/processDailySalary.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/relay/MCS2_processDailySalContract (AP-043): only that it is done.
 */
export interface ProcessDailySalaryResponse {
  [k: string]: unknown;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<ProcessDailySalaryResponse>;
