// Generated from schemas/platform/requests/downline.schema.json by `npm run gen`. Do not edit.

/**
 * What /wps/relay/MCS2_getDownline takes (AP-185).
 */
export interface DownlineRequest {
  /**
   * Only those directly below this account; without it, below the agent.
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
   * How many a page.
   */
  pageSize?: number;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<DownlineRequest>;
