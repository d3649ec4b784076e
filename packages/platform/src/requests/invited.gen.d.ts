// Generated from schemas/platform/requests/invited.schema.json by `npm run gen`. Do not edit.

/**
 * What /wps/relay/MCSFE_getInvited takes (AP-140).
 */
export interface InvitedRequest {
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
export declare const shape: RequestShape<InvitedRequest>;
