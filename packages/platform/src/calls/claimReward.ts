import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type ClaimRewardResponse, shape } from "../decoders/claimReward.gen.js";
import type { ClaimRewardRequest } from "../requests/claimReward.gen.js";

/** Claims a reward (AP-138). */
export const claimReward: Call<ClaimRewardRequest, ClaimRewardResponse> = {
  id: "claimReward",
  requirement: "AP-138",
  method: "POST",
  path: "/wps/relay/MCSFE_claimReward",
  auth: "token",
  encrypted: false,
  idempotent: false,
  takesIdempotencyKey: true,
  status: "live",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
