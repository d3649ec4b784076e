// Generated from schemas/platform/requests/claimRaffle.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/relay/MCS2_claimRafflePromotion (AP-048).
 */
export interface ClaimRaffleRequest {
  /**
   * The promotion.
   */
  id: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<ClaimRaffleRequest>;
