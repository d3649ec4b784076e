// Generated from schemas/platform/requests/sendLoginCode.schema.json by `npm run gen`. Do not edit.

/**
 * What /wps/verification/sms/noLogin takes (AP-002).
 */
export interface SendLoginCodeRequest {
  /**
   * Phone number.
   */
  mobileNum: string;
  /**
   * Its country: 82.
   */
  countryDialingCode: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<SendLoginCodeRequest>;
