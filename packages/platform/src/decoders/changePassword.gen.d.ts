// Generated from schemas/platform/changePassword.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/member/password (AP-009): only that it is done.
 */
export interface ChangePasswordResponse {
  [k: string]: unknown;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<ChangePasswordResponse>;
