// Generated from schemas/platform/requests/sendRegisterCode.schema.json by `npm run gen`. Do not edit.

/**
 * What /wps/verification/sms/register takes (AP-019).
 */
export interface SendRegisterCodeRequest {
  /**
   * Phone number.
   */
  mobileNo: string;
  /**
   * Its country: 82.
   */
  countryDialingCode: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<SendRegisterCodeRequest>;
