import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type RewardsResponse, shape } from "../decoders/rewards.gen.js";
import type { RewardsRequest } from "../requests/rewards.gen.js";

/** Lists the member's rewards (AP-137). */
export const rewards: Call<RewardsRequest, RewardsResponse> = {
  id: "rewards",
  requirement: "AP-137",
  method: "GET",
  path: "/wps/relay/MCSFE_getRewards",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: (query) => ({ query: { ...query } }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
