import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type PointRewardsResponse, shape } from "../decoders/pointRewards.gen.js";
import type { PointRewardsRequest } from "../requests/pointRewards.gen.js";

/** Lists the rewards that points can buy (AP-052). */
export const pointRewards: Call<PointRewardsRequest, PointRewardsResponse> = {
  id: "pointRewards",
  requirement: "AP-052",
  method: "GET",
  path: "/wps/relay/MCS2_getPointReward",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: (query) => ({ query: { ...query } }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
