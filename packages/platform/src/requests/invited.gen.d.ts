// Generated from schemas/platform/requests/invited.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/relay/MCSFE_getInvited (AP-140).
 */
export interface InvitedRequest {
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
export declare const shape: RequestShape<InvitedRequest>;
