// Generated from schemas/platform/requests/createWithdrawal.schema.json by `npm run gen`. Do not edit.

import type {Minor} from "@livery/product/money.ts";

/**
 * The request of /wps/relay/passwordCheck/MCSFE_createWithdrawal (AP-116).
 */
export interface CreateWithdrawalRequest {
  /**
   * Id of the card.
   */
  card: string;
  /**
   * The amount, in minor units.
   */
  amount: Minor;
  /**
   * The member's payment password.
   */
  paymentPassword: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<CreateWithdrawalRequest>;
