import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type ConsolidatedFundsAnswer, shape } from "../decoders/consolidatedFunds.gen.js";

/** What is in each wallet (AP-022). */
export const consolidatedFunds: Call<undefined, ConsolidatedFundsAnswer> = {
  id: "consolidatedFunds",
  ledger: "AP-022",
  method: "GET",
  path: "/wps/member/info/funds/consolidated",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: () => ({}),
  decode: (value) => decode(shape, value, (answer) => answer),
};
