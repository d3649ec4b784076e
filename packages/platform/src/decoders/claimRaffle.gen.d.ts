// Generated from schemas/platform/claimRaffle.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/relay/MCS2_claimRafflePromotion (AP-048): what was won; its fields are open.
 */
export interface ClaimRaffleResponse {
  [k: string]: unknown;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<ClaimRaffleResponse>;
