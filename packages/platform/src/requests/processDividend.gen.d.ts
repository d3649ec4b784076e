// Generated from schemas/platform/requests/processDividend.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/relay/MCS2_processDividendReq (AP-042).
 */
export interface ProcessDividendRequest {
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
export declare const shape: RequestShape<ProcessDividendRequest>;
