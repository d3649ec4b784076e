import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type ProfileResponse, shape } from "../decoders/profile.gen.js";

/** Returns the member's profile (AP-101). */
export const profile: Call<undefined, ProfileResponse> = {
  id: "profile",
  requirement: "AP-101",
  method: "GET",
  path: "/wps/member/profile",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: () => ({}),
  decode: (value) => decode(shape, value, (answer) => answer),
};
