// Generated from schemas/platform/requests/changePassword.schema.json by `npm run gen`. Do not edit.

/**
 * What /wps/member/password takes (AP-009).
 */
export interface ChangePasswordRequest {
  /**
   * The present password.
   */
  oldPassword: string;
  /**
   * The new one.
   */
  newPassword: string;
  /**
   * The new one once more.
   */
  confirmNewPassword: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<ChangePasswordRequest>;
