// Generated from schemas/platform/requests/claimRebate.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/relay/MCSFE_claimRebate (AP-133).
 */
export interface ClaimRebateRequest {
  /**
   * Only this game type; all types if omitted.
   */
  gameType?: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<ClaimRebateRequest>;
