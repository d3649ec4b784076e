// Generated from schemas/platform/requests/transferUpline.schema.json by `npm run gen`. Do not edit.

import type {Minor} from "@livery/product/money.ts";

/**
 * The request of /wps/relay/passwordCheck/MCSFE_transferUpline (AP-121).
 */
export interface TransferUplineRequest {
  /**
   * The amount, in minor units.
   */
  amount: Minor;
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
