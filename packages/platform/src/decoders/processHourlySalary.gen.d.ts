// Generated from schemas/platform/processHourlySalary.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/relay/MCS2_processContractHourSalary (AP-044), without a result.
 */
export interface ProcessHourlySalaryResponse {
  [k: string]: unknown;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<ProcessHourlySalaryResponse>;
