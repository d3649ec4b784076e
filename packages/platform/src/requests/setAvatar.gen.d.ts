// Generated from schemas/platform/requests/setAvatar.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/member/info/icon (AP-015): one of the pictures of AP-004.
 */
export interface SetAvatarRequest {
  /**
   * The picture's address, or the number of a predefined picture.
   */
  avatar: string;
  /**
   * CUSTOM: an address; STATIC: a predefined picture.
   */
  avatarType: "STATIC" | "CUSTOM";
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<SetAvatarRequest>;
