// Generated from schemas/platform/requests/processDailySalary.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/relay/MCS2_processDailySalContract (AP-043).
 */
export interface ProcessDailySalaryRequest {
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
export declare const shape: RequestShape<ProcessDailySalaryRequest>;
