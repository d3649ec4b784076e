// Generated from schemas/platform/requests/createDeposit.schema.json by `npm run gen`. Do not edit.

/**
 * What /wps/relay/MCSFE_createDeposit takes (AP-111).
 */
export interface CreateDepositRequest {
  /**
   * Id of the method.
   */
  method: string;
  /**
   * How much, in minor units.
   */
  amount: number;
  /**
   * Id of one of the method's bonuses (AP-110).
   */
  bonus?: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<CreateDepositRequest>;
