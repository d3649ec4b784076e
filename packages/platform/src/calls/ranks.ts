import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type RanksResponse, shape } from "../decoders/ranks.gen.js";
import type { RanksRequest } from "../requests/ranks.gen.js";

/** Lists the ranks of members with their requirements and benefits (AP-142). */
export const ranks: Call<RanksRequest, RanksResponse> = {
  id: "ranks",
  requirement: "AP-142",
  method: "GET",
  path: "/wps/system/ranks",
  auth: "none",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: (query) => ({ query: { ...query } }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
