// Generated from schemas/platform/sendRegisterCode.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/verification/sms/register (AP-019): how long the code is good for.
 */
export interface SendRegisterCodeResponse {
  /**
   * How long the code is good for, in minutes.
   */
  expiredMinutes?: number;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<SendRegisterCodeResponse>;
