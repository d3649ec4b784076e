// Generated from schemas/platform/requests/rebateClaims.schema.json by `npm run gen`. Do not edit.

/**
 * What /wps/relay/MCSFE_getRebateClaims takes (AP-134).
 */
export interface RebateClaimsRequest {
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
export declare const shape: RequestShape<RebateClaimsRequest>;
