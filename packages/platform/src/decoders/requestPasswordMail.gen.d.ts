// Generated from schemas/platform/requestPasswordMail.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/member/password/email (AP-012), without a result.
 */
export interface RequestPasswordMailResponse {
  [k: string]: unknown;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<RequestPasswordMailResponse>;
