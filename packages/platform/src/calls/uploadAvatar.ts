import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type UploadAvatarAnswer, shape } from "../decoders/uploadAvatar.gen.js";
import type { UploadAvatarRequest } from "../requests/uploadAvatar.gen.js";

/** Takes a picture of the member's own (AP-103). */
export const uploadAvatar: Call<UploadAvatarRequest, UploadAvatarAnswer> = {
  id: "uploadAvatar",
  ledger: "AP-103",
  method: "POST",
  path: "/wps/member/info/icon/upload",
  auth: "token",
  encrypted: false,
  idempotent: false,
  takesKey: true,
  status: "planned",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
