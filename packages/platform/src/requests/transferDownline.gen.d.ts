// Generated from schemas/platform/requests/transferDownline.schema.json by `npm run gen`. Do not edit.

/**
 * What /wps/relay/passwordCheck/MCS2_transferDownline takes (AP-123).
 */
export interface TransferDownlineRequest {
  /**
   * The member's account.
   */
  account: string;
  /**
   * How much, in minor units.
   */
  amount: number;
  /**
   * A note.
   */
  remark?: string;
  /**
   * The member's payment password.
   */
  paymentPassword: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<TransferDownlineRequest>;
