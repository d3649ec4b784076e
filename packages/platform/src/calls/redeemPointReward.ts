import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type RedeemPointRewardResponse, shape } from "../decoders/redeemPointReward.gen.js";
import type { RedeemPointRewardRequest } from "../requests/redeemPointReward.gen.js";

/** Spends points on a reward (AP-053). */
export const redeemPointReward: Call<RedeemPointRewardRequest, RedeemPointRewardResponse> = {
  id: "redeemPointReward",
  requirement: "AP-053",
  method: "POST",
  path: "/wps/relay/passwordCheck/MCS2_redeemPointReward",
  auth: "token",
  encrypted: true,
  idempotent: false,
  takesIdempotencyKey: true,
  status: "live",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
