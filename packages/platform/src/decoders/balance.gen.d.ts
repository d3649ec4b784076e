// Generated from schemas/platform/balance.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/v2/wallets/balance (AP-020, L87).
 */
export interface BalanceResponse {
  /**
   * The total of all wallets, in the site's currency.
   */
  sumBalance: number;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<BalanceResponse>;
