// Generated from schemas/platform/requests/addBankCard.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/relay/passwordCheck/MCSFE_addBankCard (AP-106). `BANK` needs a bank, an account number and its `holder`; `ADDRESS` needs a network and an address on it.
 */
export interface AddBankCardRequest {
  /**
   * The kind.
   */
  kind: "BANK" | "ADDRESS";
  /**
   * Code of the bank or the network (AP-108).
   */
  bank: string;
  /**
   * The account number or the address.
   */
  number: string;
  /**
   * The account holder.
   */
  holder?: string;
  /**
   * The member's login password.
   */
  password: string;
  /**
   * The member's payment password.
   */
  paymentPassword: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<AddBankCardRequest>;
