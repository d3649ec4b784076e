// Generated from schemas/platform/readMail.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/relay/CSP_readMail (AP-144).
 */
export interface ReadMailResponse {
  mail?: WireMail;
  /**
   * How many are unread now.
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
export declare const shape: Shape<ReadMailResponse>;
