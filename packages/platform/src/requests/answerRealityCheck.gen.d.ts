// Generated from schemas/platform/requests/answerRealityCheck.schema.json by `npm run gen`. Do not edit.

/**
 * What /wps/responsible/realityCheck takes (AP-167). Each field acts by itself: `everyMinutes` says how often a check comes, `answer` answers one.
 */
export interface AnswerRealityCheckRequest {
  /**
   * Minutes between two checks.
   */
  everyMinutes?: number;
  /**
   * What the member decided.
   */
  answer?: "CONTINUE" | "LEAVE";
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<AnswerRealityCheckRequest>;
