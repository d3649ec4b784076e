// Generated from schemas/platform/requests/transferDownline.schema.json by `npm run gen`. Do not edit.

import type {Minor} from "@livery/product/money.ts";

/**
 * The request of /wps/relay/passwordCheck/MCS2_transferDownline (AP-123).
 */
export interface TransferDownlineRequest {
  /**
   * The account of a member below the agent, at any level.
   */
  account: string;
  /**
   * The amount, in minor units.
   */
  amount: Minor;
  /**
   * A note.
   */
  remark?: string;
  /**
   * The agent's payment password.
   */
  paymentPassword: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<TransferDownlineRequest>;
