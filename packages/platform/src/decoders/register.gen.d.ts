// Generated from schemas/platform/register.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/member/register (AP-007): the new member's session, if the platform begins one at once.
 */
export interface RegisterResponse {
  /**
   * The session's token.
   */
  token?: string;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<RegisterResponse>;
