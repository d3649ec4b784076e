// Generated from schemas/platform/setAvatar.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/member/info/icon (AP-015), without a result.
 */
export interface SetAvatarResponse {
  [k: string]: unknown;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<SetAvatarResponse>;
