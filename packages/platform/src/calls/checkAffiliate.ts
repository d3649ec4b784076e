import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type CheckAffiliateResponse, shape } from "../decoders/checkAffiliate.gen.js";
import type { CheckAffiliateRequest } from "../requests/checkAffiliate.gen.js";

/** Checks whether an invitation code exists (AP-010, AU-059). */
export const checkAffiliate: Call<CheckAffiliateRequest, CheckAffiliateResponse> = {
  id: "checkAffiliate",
  requirement: "AP-010",
  method: "GET",
  path: "/wps/agent/affiliate",
  auth: "none",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: (query) => ({ query: { ...query } }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
