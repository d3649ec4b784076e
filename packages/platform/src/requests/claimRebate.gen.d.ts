// Generated from schemas/platform/requests/claimRebate.schema.json by `npm run gen`. Do not edit.

/**
 * What /wps/relay/MCSFE_claimRebate takes (AP-133).
 */
export interface ClaimRebateRequest {
  /**
   * Of this game type only; without it, of all.
   */
  gameType?: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<ClaimRebateRequest>;
