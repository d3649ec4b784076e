// Generated from schemas/platform/requests/answerContract.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/relay/MCS2_answerContract (AP-192).
 */
export interface AnswerContractRequest {
  /**
   * The contract.
   */
  id: string;
  /**
   * The action.
   */
  action: "ACCEPT" | "REJECT" | "TERMINATE";
  /**
   * Only return what would happen.
   */
  preview?: boolean;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<AnswerContractRequest>;
