import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type ClaimRebateResponse, shape } from "../decoders/claimRebate.gen.js";
import type { ClaimRebateRequest } from "../requests/claimRebate.gen.js";

/** Claims cashback (AP-133). */
export const claimRebate: Call<ClaimRebateRequest, ClaimRebateResponse> = {
  id: "claimRebate",
  requirement: "AP-133",
  method: "POST",
  path: "/wps/relay/MCSFE_claimRebate",
  auth: "token",
  encrypted: false,
  idempotent: false,
  takesIdempotencyKey: true,
  status: "live",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
