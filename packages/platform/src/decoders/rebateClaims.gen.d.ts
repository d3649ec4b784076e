// Generated from schemas/platform/rebateClaims.schema.json by `npm run gen`. Do not edit.
import type {WireRebateClaim} from "./shared/rebateClaim.gen.ts";

/**
 * The response of /wps/relay/MCSFE_getRebateClaims (AP-134).
 */
export interface RebateClaimsResponse {
  /**
   * The claims.
   */
  list: WireRebateClaim[];
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
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<RebateClaimsResponse>;
