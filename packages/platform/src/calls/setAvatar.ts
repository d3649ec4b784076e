import type { Call, Done } from "../call.ts";
import { decode } from "../decoded.ts";
import { shape } from "../decoders/setAvatar.gen.js";
import type { SetAvatarRequest } from "../requests/setAvatar.gen.js";

/** Chooses a member's picture (AP-015). */
export const setAvatar: Call<SetAvatarRequest, Done> = {
  id: "setAvatar",
  requirement: "AP-015",
  method: "POST",
  path: "/wps/member/info/icon",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, () => ({})),
};
