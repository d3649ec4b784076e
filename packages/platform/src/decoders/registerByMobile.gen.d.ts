// Generated from schemas/platform/registerByMobile.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/member/register/mobile (AP-008): the new member's session, if the platform begins one at once.
 */
export interface RegisterByMobileResponse {
  /**
   * The session's token.
   */
  token?: string;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<RegisterByMobileResponse>;
