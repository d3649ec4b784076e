import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type ReferralAnswer, shape } from "../decoders/referral.gen.js";

/** What inviting friends has brought (AP-139). */
export const referral: Call<undefined, ReferralAnswer> = {
  id: "referral",
  ledger: "AP-139",
  method: "GET",
  path: "/wps/relay/MCSFE_getReferral",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "planned",
  encode: () => ({}),
  decode: (value) => decode(shape, value, (answer) => answer),
};
