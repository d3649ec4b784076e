// Generated from schemas/platform/balance.schema.json by `npm run gen`. Do not edit.

import type {Major} from "@livery/product/money.ts";

/**
 * The response of /wps/v2/wallets/balance (AP-020, L87).
 */
export interface BalanceResponse {
  /**
   * The total of all wallets, in whole units of the currency.
   */
  sumBalance: Major;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<BalanceResponse>;
