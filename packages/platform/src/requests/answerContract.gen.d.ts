// Generated from schemas/platform/requests/answerContract.schema.json by `npm run gen`. Do not edit.

/**
 * What /wps/relay/MCS2_answerContract takes (AP-192).
 */
export interface AnswerContractRequest {
  /**
   * The contract.
   */
  id: string;
  /**
   * What to do with it.
   */
  action: "ACCEPT" | "REJECT" | "TERMINATE";
  /**
   * Only say what would happen.
   */
  preview?: boolean;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<AnswerContractRequest>;
