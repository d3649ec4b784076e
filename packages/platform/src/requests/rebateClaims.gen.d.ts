// Generated from schemas/platform/requests/rebateClaims.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/relay/MCSFE_getRebateClaims (AP-134).
 */
export interface RebateClaimsRequest {
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
export declare const shape: RequestShape<RebateClaimsRequest>;
