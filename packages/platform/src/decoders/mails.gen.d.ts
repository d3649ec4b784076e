// Generated from schemas/platform/mails.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/relay/CSP_getMails (AP-143).
 */
export interface MailsResponse {
  /**
   * The messages.
   */
  list: WireMail[];
  /**
   * The page, from 1.
   */
  pageNo: number;
  /**
   * How many pages there are.
   */
  totalPages: number;
  /**
   * How many there are in all.
   */
  total: number;
  /**
   * How many are unread.
   */
  unread: number;
}
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
   * When it came, ISO 8601.
   */
  at: string;
  /**
   * The member has opened it.
   */
  read: boolean;
  /**
   * Plain text; in the answer of AP-144.
   */
  text?: string;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<MailsResponse>;
