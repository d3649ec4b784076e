// Generated from schemas/platform/requests/endSessions.schema.json by `npm run gen`. Do not edit.

/**
 * The request of POST /wps/member/sessions (AP-109): ends one other session of the member, or all others.
 */
export interface EndSessionsRequest {
  /**
   * The session (AP-109); absent for all others.
   */
  id?: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<EndSessionsRequest>;
