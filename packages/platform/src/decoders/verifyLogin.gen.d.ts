// Generated from schemas/platform/verifyLogin.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/session/login/verify (AP-064): how long the code is good that was sent, or a session.
 */
export interface VerifyLoginResponse {
  /**
   * A code was sent; it is good for so many minutes.
   */
  expiredMinutes?: number;
  /**
   * The session's token.
   */
  token?: string;
  /**
   * The member has not logged in before (AU-008).
   */
  firstTimeLogin?: boolean;
  /**
   * The password is too old (AU-010).
   */
  passwordExpired?: boolean;
  /**
   * The password is the default one, or came by mail: it has to be changed (BR-051).
   */
  mustChangePassword?: boolean;
  /**
   * The account's name as the platform writes it.
   */
  userName?: string;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<VerifyLoginResponse>;
