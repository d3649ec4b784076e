// Generated from schemas/platform/sendLoginCode.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/verification/sms/noLogin (AP-002): how long the code is valid.
 */
export interface SendLoginCodeResponse {
  /**
   * How many minutes the code is valid.
   */
  expiredMinutes?: number;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<SendLoginCodeResponse>;
