// Generated from schemas/platform/requests/transferUpline.schema.json by `npm run gen`. Do not edit.

/**
 * What /wps/relay/passwordCheck/MCSFE_transferUpline takes (AP-121).
 */
export interface TransferUplineRequest {
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
export declare const shape: RequestShape<TransferUplineRequest>;
