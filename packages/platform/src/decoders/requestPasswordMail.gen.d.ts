// Generated from schemas/platform/requestPasswordMail.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/member/password/email (AP-012): only that it is done.
 */
export interface RequestPasswordMailResponse {
  [k: string]: unknown;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<RequestPasswordMailResponse>;
