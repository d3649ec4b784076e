import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type ProfileAnswer, shape } from "../decoders/profile.gen.js";

/** What a member says of himself or herself (AP-101). */
export const profile: Call<undefined, ProfileAnswer> = {
  id: "profile",
  ledger: "AP-101",
  method: "GET",
  path: "/wps/member/profile",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "planned",
  encode: () => ({}),
  decode: (value) => decode(shape, value, (answer) => answer),
};
