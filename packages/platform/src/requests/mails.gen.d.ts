// Generated from schemas/platform/requests/mails.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/relay/CSP_getMails (AP-143).
 */
export interface MailsRequest {
  /**
   * The kind.
   */
  box: "INBOX" | "SYSTEM";
  /**
   * Page, from 1.
   */
  pageNo?: number;
  /**
   * Entries per page.
   */
  pageSize?: number;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<MailsRequest>;
