// Generated from schemas/platform/setPaymentPassword.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/member/paymentPassword (AP-104): only that it is done.
 */
export interface SetPaymentPasswordResponse {
  [k: string]: unknown;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<SetPaymentPasswordResponse>;
