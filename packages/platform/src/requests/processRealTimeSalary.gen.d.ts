// Generated from schemas/platform/requests/processRealTimeSalary.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/relay/MCSFE_processRealTimeSalaryContract (AP-045).
 */
export interface ProcessRealTimeSalaryRequest {
  /**
   * The contract, of this kind.
   */
  id: string;
  /**
   * The action.
   */
  action: "ACCEPT" | "REJECT" | "TERMINATE";
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<ProcessRealTimeSalaryRequest>;
