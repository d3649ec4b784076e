// Generated from schemas/platform/sendRegisterCode.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/verification/sms/register (AP-019): how long the code is valid.
 */
export interface SendRegisterCodeResponse {
  /**
   * How many minutes the code is valid.
   */
  expiredMinutes?: number;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<SendRegisterCodeResponse>;
