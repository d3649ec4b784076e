// Generated from schemas/platform/readMail.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/relay/CSP_readMail (AP-144).
 */
export interface ReadMailResponse {
  mail?: WireMail;
  /**
   * The number of unread messages.
   */
  unread: number;
}
/**
 * The opened message with its text.
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
export declare const shape: Shape<ReadMailResponse>;
