// Generated from schemas/platform/answerContract.schema.json by `npm run gen`. Do not edit.
import type {WireContract} from "./shared/contract.gen.ts";

/**
 * The response of /wps/relay/MCS2_answerContract (AP-192).
 */
export interface AnswerContractResponse {
  contract: WireContract;
  /**
   * Contracts that end with it: the one that it replaces, and those of the downline (AG-034).
   */
  ended: WireContract[];
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<AnswerContractResponse>;
