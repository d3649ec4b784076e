import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type UpdateProfileResponse, shape } from "../decoders/updateProfile.gen.js";
import type { UpdateProfileRequest } from "../requests/updateProfile.gen.js";

/** Changes the member's profile (AP-102). */
export const updateProfile: Call<UpdateProfileRequest, UpdateProfileResponse> = {
  id: "updateProfile",
  requirement: "AP-102",
  method: "PUT",
  path: "/wps/member/profile",
  auth: "token",
  encrypted: true,
  idempotent: false,
  takesIdempotencyKey: true,
  changesIdentity: {
    fields: {
      mobile: "mobile",
      email: "email",
      telegram: "messenger",
      zalo: "messenger",
      birthday: "person",
      nationality: "person",
    },
    password: "password",
  },
  status: "live",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
