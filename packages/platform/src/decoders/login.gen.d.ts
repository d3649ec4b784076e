// Generated from schemas/platform/login.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/session/login (AP-001, L83).
 */
export interface LoginResponse {
  /**
   * The session's token.
   */
  token: string;
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
export declare const shape: Shape<LoginResponse>;
