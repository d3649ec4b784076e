// Generated from schemas/platform/claimRaffle.schema.json by `npm run gen`. Do not edit.

import type {Minor} from "@livery/product/money.ts";

/**
 * The response of /wps/relay/MCS2_claimRafflePromotion (AP-048): the prize, which is in the wallet.
 */
export interface ClaimRaffleResponse {
  /**
   * The promotion.
   */
  id: string;
  /**
   * What the member won, in minor units.
   */
  prize: Minor;
  /**
   * When the member may draw again, ISO 8601.
   */
  nextAt: string;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<ClaimRaffleResponse>;
