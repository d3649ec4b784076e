import type { Call, Done, WireFields } from "../call.ts";
import { decode } from "../decoded.ts";
import { shape } from "../decoders/redeemPointReward.gen.js";

/** Spends points on a reward (AP-053). */
export const redeemPointReward: Call<WireFields, Done> = {
  id: "redeemPointReward",
  requirement: "AP-053",
  method: "POST",
  path: "/wps/relay/passwordCheck/MCS2_redeemPointReward",
  auth: "token",
  encrypted: true,
  idempotent: false,
  takesIdempotencyKey: true,
  status: "planned",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, () => ({})),
};
