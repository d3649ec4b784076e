import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type ConsolidatedFundsResponse, shape } from "../decoders/consolidatedFunds.gen.js";

/** Returns the balance of each wallet (AP-022). */
export const consolidatedFunds: Call<undefined, ConsolidatedFundsResponse> = {
  id: "consolidatedFunds",
  requirement: "AP-022",
  method: "GET",
  path: "/wps/member/info/funds/consolidated",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: () => ({}),
  decode: (value) => decode(shape, value, (answer) => answer),
};
