// Generated from schemas/platform/mails.schema.json by `npm run gen`. Do not edit.
import type {WireMail} from "./shared/mail.gen.ts";

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

import type { Shape } from "../shape.ts";
export declare const shape: Shape<MailsResponse>;
