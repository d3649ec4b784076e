// Generated from schemas/platform/shared/session.schema.json by `npm run gen`. Do not edit.

/**
 * A session that has begun (L83).
 */
export interface WireSession {
  /**
   * The session's token.
   */
  token: string;
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
