// Generated from schemas/platform/requests/processHourlySalary.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/relay/MCS2_processContractHourSalary (AP-044).
 */
export interface ProcessHourlySalaryRequest {
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
export declare const shape: RequestShape<ProcessHourlySalaryRequest>;
