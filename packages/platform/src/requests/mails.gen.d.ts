// Generated from schemas/platform/requests/mails.schema.json by `npm run gen`. Do not edit.

/**
 * What /wps/relay/CSP_getMails takes (AP-143).
 */
export interface MailsRequest {
  /**
   * Which.
   */
  box: "INBOX" | "SYSTEM";
  /**
   * Page, from 1.
   */
  pageNo?: number;
  /**
   * How many a page.
   */
  pageSize?: number;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<MailsRequest>;
