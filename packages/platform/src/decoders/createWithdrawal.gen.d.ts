// Generated from schemas/platform/createWithdrawal.schema.json by `npm run gen`. Do not edit.

import type {Minor} from "@livery/product/money.ts";

/**
 * The response of /wps/relay/passwordCheck/MCSFE_createWithdrawal (AP-116).
 */
export interface CreateWithdrawalResponse {
  /**
   * Its id.
   */
  id: string;
  /**
   * PENDING waits for the platform, PAYING is being paid, CONFIRMING waits for the member (AP-069).
   */
  state: "PENDING" | "PAYING" | "CONFIRMING" | "COMPLETED" | "CANCELLED" | "REJECTED";
  /**
   * The amount, in minor units.
   */
  amount: Minor;
  /**
   * The fee, in minor units.
   */
  fee: Minor;
  card: WireBankCard;
  /**
   * When it was created, ISO 8601.
   */
  createdAt: string;
  /**
   * Whether the member may cancel it (CO-028).
   */
  canCancel: boolean;
  /**
   * Why it was rejected.
   */
  reason?: string;
}
/**
 * An account or address for payouts to a member (AP-105).
 */
export interface WireBankCard {
  /**
   * Its id.
   */
  id: string;
  /**
   * An account at a bank, or an address of a network.
   */
  kind: "BANK" | "ADDRESS";
  /**
   * Code of the bank or the network.
   */
  bank: string;
  /**
   * The last four characters of its number.
   */
  lastFour: string;
  /**
   * The account holder.
   */
  holder?: string;
  /**
   * Whether it was used most recently.
   */
  isDefault: boolean;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<CreateWithdrawalResponse>;
