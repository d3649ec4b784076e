// Generated from schemas/platform/requests/downline.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/relay/MCS2_getDownline (AP-185).
 */
export interface DownlineRequest {
  /**
   * Only members directly below this account; below the agent if omitted.
   */
  parent?: string;
  /**
   * Part of the account.
   */
  account?: string;
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
export declare const shape: RequestShape<DownlineRequest>;
