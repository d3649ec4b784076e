// Generated from schemas/platform/requests/createDeposit.schema.json by `npm run gen`. Do not edit.

import type {Minor} from "@livery/product/money.ts";

/**
 * The request of /wps/relay/MCSFE_createDeposit (AP-111).
 */
export interface CreateDepositRequest {
  /**
   * Id of the method.
   */
  method: string;
  /**
   * The amount, in minor units.
   */
  amount: Minor;
  /**
   * Id of one of the method's bonuses (AP-110).
   */
  bonus?: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<CreateDepositRequest>;
