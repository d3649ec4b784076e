// Generated from schemas/platform/requests/uploadAvatar.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/member/info/icon/upload (AP-103).
 */
export interface UploadAvatarRequest {
  /**
   * A PNG or JPEG of at most 5 MB.
   */
  image: Blob;
  /**
   * Its type.
   */
  type: "image/png" | "image/jpeg";
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<UploadAvatarRequest>;
