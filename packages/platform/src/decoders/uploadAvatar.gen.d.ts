// Generated from schemas/platform/uploadAvatar.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/member/info/icon/upload (AP-103).
 */
export interface UploadAvatarResponse {
  /**
   * The picture's address.
   */
  avatar: string;
  /**
   * The kind of `avatar`.
   */
  avatarType: "CUSTOM";
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<UploadAvatarResponse>;
