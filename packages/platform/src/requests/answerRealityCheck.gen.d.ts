// Generated from schemas/platform/requests/answerRealityCheck.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/responsible/realityCheck (AP-167). The fields are independent: `everyMinutes` sets how often a check comes, `answer` responds to one.
 */
export interface AnswerRealityCheckRequest {
  /**
   * Minutes between two checks.
   */
  everyMinutes?: number;
  /**
   * The member's decision.
   */
  answer?: "CONTINUE" | "LEAVE";
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<AnswerRealityCheckRequest>;
