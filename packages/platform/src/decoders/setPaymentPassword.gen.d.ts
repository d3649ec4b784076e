// Generated from schemas/platform/setPaymentPassword.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/member/paymentPassword (AP-104), without a result.
 */
export interface SetPaymentPasswordResponse {
  [k: string]: unknown;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<SetPaymentPasswordResponse>;
