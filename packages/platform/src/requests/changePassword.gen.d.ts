// Generated from schemas/platform/requests/changePassword.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/member/password (AP-009).
 */
export interface ChangePasswordRequest {
  /**
   * The current password.
   */
  oldPassword: string;
  /**
   * The new password.
   */
  newPassword: string;
  /**
   * The new password again.
   */
  confirmNewPassword: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<ChangePasswordRequest>;
