import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type RebateClaimsResponse, shape } from "../decoders/rebateClaims.gen.js";
import type { RebateClaimsRequest } from "../requests/rebateClaims.gen.js";

/** Lists the cashback claims, newest first (AP-134). */
export const rebateClaims: Call<RebateClaimsRequest, RebateClaimsResponse> = {
  id: "rebateClaims",
  requirement: "AP-134",
  method: "GET",
  path: "/wps/relay/MCSFE_getRebateClaims",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: (query) => ({ query: { ...query } }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
