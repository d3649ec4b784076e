// Generated from schemas/platform/requests/removeBankCard.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/relay/passwordCheck/MCSFE_removeBankCard (AP-107).
 */
export interface RemoveBankCardRequest {
  /**
   * The card.
   */
  id: string;
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
export declare const shape: RequestShape<RemoveBankCardRequest>;
