// Generated from schemas/platform/logout.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/session/logout (AP-018), without a result.
 */
export interface LogoutResponse {
  [k: string]: unknown;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<LogoutResponse>;
