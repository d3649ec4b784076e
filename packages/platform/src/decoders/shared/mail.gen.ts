// Generated from schemas/platform/shared/mail.schema.json by `npm run gen`. Do not edit.

/**
 * A message of the mailbox (AP-143).
 */
export interface WireMail {
  /**
   * Its id.
   */
  id: string;
  /**
   * Its title.
   */
  title: string;
  /**
   * When it arrived, ISO 8601.
   */
  at: string;
  /**
   * Whether the member has opened it.
   */
  read: boolean;
  /**
   * Plain text; only in the response of AP-144.
   */
  text?: string;
}
