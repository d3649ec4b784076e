import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type BetResponse, shape } from "../decoders/bet.gen.js";
import type { BetRequest } from "../requests/bet.gen.js";

/** Returns one bet with its rounds (AP-131). */
export const bet: Call<BetRequest, BetResponse> = {
  id: "bet",
  requirement: "AP-131",
  method: "GET",
  path: "/wps/relay/ODSFE2_getBet",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: (query) => ({ query: { ...query } }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
