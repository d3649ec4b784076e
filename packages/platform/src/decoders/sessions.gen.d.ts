// Generated from schemas/platform/sessions.schema.json by `npm run gen`. Do not edit.
import type {WireOpenSession} from "./shared/openSession.gen.ts";

/**
 * The response of GET /wps/member/sessions (AP-109).
 */
export interface SessionsResponse {
  /**
   * The member's sessions, the one used last first.
   */
  list: WireOpenSession[];
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<SessionsResponse>;
