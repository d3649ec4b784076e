// Generated from schemas/platform/verifyLogin.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/session/login/verify (AP-064): how long the sent code is valid, or a session.
 */
export interface VerifyLoginResponse {
  /**
   * A code was sent; how many minutes it is valid.
   */
  expiredMinutes?: number;
  /**
   * The session's token.
   */
  token?: string;
  /**
   * Whether this is the member's first login (AU-008).
   */
  firstTimeLogin?: boolean;
  /**
   * Whether the password has expired (AU-010).
   */
  passwordExpired?: boolean;
  /**
   * Whether the password is the default one or came by mail, so that it has to be changed (BR-051).
   */
  mustChangePassword?: boolean;
  /**
   * The account's name as the platform writes it.
   */
  userName?: string;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<VerifyLoginResponse>;
