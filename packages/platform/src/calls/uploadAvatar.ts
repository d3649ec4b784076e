import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type UploadAvatarResponse, shape } from "../decoders/uploadAvatar.gen.js";
import type { UploadAvatarRequest } from "../requests/uploadAvatar.gen.js";

/** Uploads the member's own picture (AP-103). */
export const uploadAvatar: Call<UploadAvatarRequest, UploadAvatarResponse> = {
  id: "uploadAvatar",
  requirement: "AP-103",
  method: "POST",
  path: "/wps/member/info/icon/upload",
  auth: "token",
  encrypted: false,
  idempotent: false,
  takesIdempotencyKey: true,
  status: "live",
  encode: ({ image, ...json }) => ({ json, files: { image: [image] } }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
