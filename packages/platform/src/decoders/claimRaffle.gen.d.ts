// Generated from schemas/platform/claimRaffle.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/relay/MCS2_claimRafflePromotion (AP-048): the prize; the specification leaves its fields open.
 */
export interface ClaimRaffleResponse {
  [k: string]: unknown;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<ClaimRaffleResponse>;
