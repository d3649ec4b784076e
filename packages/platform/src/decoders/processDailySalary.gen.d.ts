// Generated from schemas/platform/processDailySalary.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/relay/MCS2_processDailySalContract (AP-043), without a result.
 */
export interface ProcessDailySalaryResponse {
  [k: string]: unknown;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<ProcessDailySalaryResponse>;
