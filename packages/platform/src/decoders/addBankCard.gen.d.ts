// Generated from schemas/platform/addBankCard.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/relay/passwordCheck/MCSFE_addBankCard (AP-106).
 */
export interface AddBankCardResponse {
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
export declare const shape: Shape<AddBankCardResponse>;
