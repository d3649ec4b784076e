// Generated from schemas/platform/shared/depositOrder.schema.json by `npm run gen`. Do not edit.

import type {Minor} from "@livery/product/money.ts";

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
   * The amount, in minor units.
   */
  amount: Minor;
  /**
   * Id of the chosen bonus.
   */
  bonus?: string;
  /**
   * When it was created, ISO 8601.
   */
  createdAt: string;
  /**
   * The deadline for the payment, ISO 8601.
   */
  expiresAt?: string;
  /**
   * The recipient of the payment.
   */
  payTo?: {
    /**
     * Name of the bank or the network.
     */
    bank?: string;
    /**
     * The account holder.
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
     * The payment reference.
     */
    reference?: string;
  };
  /**
   * Why it was rejected.
   */
  reason?: string;
}
