// Generated from schemas/platform/setAvatar.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/member/info/icon (AP-015): only that it is done.
 */
export interface SetAvatarResponse {
  [k: string]: unknown;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<SetAvatarResponse>;
