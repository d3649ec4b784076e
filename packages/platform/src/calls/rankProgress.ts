import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type RankProgressResponse, shape } from "../decoders/rankProgress.gen.js";

/** Returns the progress to the next rank (AP-141). */
export const rankProgress: Call<undefined, RankProgressResponse> = {
  id: "rankProgress",
  requirement: "AP-141",
  method: "GET",
  path: "/wps/relay/MCSFE_getRankProgress",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: () => ({}),
  decode: (value) => decode(shape, value, (answer) => answer),
};
