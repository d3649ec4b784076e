// Generated from schemas/platform/changePassword.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/member/password (AP-009), without a result.
 */
export interface ChangePasswordResponse {
  [k: string]: unknown;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<ChangePasswordResponse>;
