import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type BetsResponse, shape } from "../decoders/bets.gen.js";
import type { BetsRequest } from "../requests/bets.gen.js";

/** Lists the member's bets, newest first (AP-130). */
export const bets: Call<BetsRequest, BetsResponse> = {
  id: "bets",
  requirement: "AP-130",
  method: "GET",
  path: "/wps/relay/ODSFE2_getBets",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: (query) => ({ query: { ...query } }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
