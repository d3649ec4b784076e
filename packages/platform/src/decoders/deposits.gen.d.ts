// Generated from schemas/platform/deposits.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/relay/MCSFE_getDeposits (AP-114).
 */
export interface DepositsResponse {
  /**
   * The orders.
   */
  list: WireDepositOrder[];
  /**
   * The page, from 1.
   */
  pageNo: number;
  /**
   * How many pages there are.
   */
  totalPages: number;
  /**
   * How many there are in all.
   */
  total: number;
}
/**
 * A deposit (AP-111).
 */
export interface WireDepositOrder {
  /**
   * Its id.
   */
  id: string;
  /**
   * CREATED waits for the payment, PAID for the platform.
   */
  state: "CREATED" | "PAID" | "COMPLETED" | "CANCELLED" | "EXPIRED" | "REJECTED";
  /**
   * Id of the method.
   */
  method: string;
  /**
   * How much, in minor units.
   */
  amount: number;
  /**
   * Id of the chosen bonus.
   */
  bonus?: string;
  /**
   * When it was made, ISO 8601.
   */
  createdAt: string;
  /**
   * Until when it can be paid, ISO 8601.
   */
  expiresAt?: string;
  /**
   * Where the money goes.
   */
  payTo?: {
    /**
     * Name of the bank or the network.
     */
    bank?: string;
    /**
     * Whose account it is.
     */
    holder?: string;
    /**
     * Number of the account.
     */
    account?: string;
    /**
     * Address of the network.
     */
    address?: string;
    /**
     * What to write beside the payment.
     */
    reference?: string;
  };
  /**
   * Why it was rejected.
   */
  reason?: string;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<DepositsResponse>;
