// Generated from schemas/platform/resetPassword.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/member/password/verification (AP-017): only that it is done.
 */
export interface ResetPasswordAnswer {
  [k: string]: unknown;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<ResetPasswordAnswer>;
