import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type DepositsResponse, shape } from "../decoders/deposits.gen.js";
import type { DepositsRequest } from "../requests/deposits.gen.js";

/** Lists the member's deposits, newest first (AP-114). */
export const deposits: Call<DepositsRequest, DepositsResponse> = {
  id: "deposits",
  requirement: "AP-114",
  method: "GET",
  path: "/wps/relay/MCSFE_getDeposits",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: (query) => ({ query: { ...query } }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
