// Generated from schemas/platform/mails.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/relay/CSP_getMails (AP-143).
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
   * The total number of entries.
   */
  total: number;
  /**
   * The number of unread messages.
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

import type { Shape } from "../shape.ts";
export declare const shape: Shape<MailsResponse>;
