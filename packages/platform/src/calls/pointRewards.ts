import type { Call, WireFields } from "../call.ts";
import { decode } from "../decoded.ts";
import { type PointRewardsResponse, shape } from "../decoders/pointRewards.gen.js";

/** Lists the rewards that points can buy (AP-052). */
export const pointRewards: Call<WireFields, PointRewardsResponse> = {
  id: "pointRewards",
  requirement: "AP-052",
  method: "GET",
  path: "/wps/relay/MCS2_getPointReward",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "planned",
  encode: (query) => ({ query }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
