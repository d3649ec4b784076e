// Generated from schemas/platform/endSessions.schema.json by `npm run gen`. Do not edit.
import type {WireOpenSession} from "./shared/openSession.gen.ts";

/**
 * The response of POST /wps/member/sessions (AP-109): what is left.
 */
export interface EndSessionsResponse {
  /**
   * The member's sessions, the one used last first.
   */
  list: WireOpenSession[];
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<EndSessionsResponse>;
