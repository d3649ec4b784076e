// Generated from schemas/platform/sendLoginCode.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/verification/sms/noLogin (AP-002): how long the code is good for.
 */
export interface SendLoginCodeResponse {
  /**
   * How long the code is good for, in minutes.
   */
  expiredMinutes?: number;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<SendLoginCodeResponse>;
