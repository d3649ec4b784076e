import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type ReferralResponse, shape } from "../decoders/referral.gen.js";

/** Returns the results of inviting friends (AP-139). */
export const referral: Call<undefined, ReferralResponse> = {
  id: "referral",
  requirement: "AP-139",
  method: "GET",
  path: "/wps/relay/MCSFE_getReferral",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: () => ({}),
  decode: (value) => decode(shape, value, (answer) => answer),
};
