// Generated from schemas/platform/requests/addBankCard.schema.json by `npm run gen`. Do not edit.

/**
 * What /wps/relay/passwordCheck/MCSFE_addBankCard takes (AP-106). `BANK` has a bank, the number of an account there and needs its `holder`; `ADDRESS` has a network and an address of it.
 */
export interface AddBankCardRequest {
  /**
   * Which.
   */
  kind: "BANK" | "ADDRESS";
  /**
   * Code of the bank or the network (AP-108).
   */
  bank: string;
  /**
   * Number of the account, or the address.
   */
  number: string;
  /**
   * Whose account it is.
   */
  holder?: string;
  /**
   * The member's payment password.
   */
  paymentPassword: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<AddBankCardRequest>;
