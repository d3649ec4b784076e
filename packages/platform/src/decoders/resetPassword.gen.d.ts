// Generated from schemas/platform/resetPassword.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/member/password/verification (AP-017).
 */
export interface ResetPasswordResponse {
  /**
   * The name to log in with (AU-048).
   */
  userName?: string;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<ResetPasswordResponse>;
