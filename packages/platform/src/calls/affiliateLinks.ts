import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type AffiliateLinksResponse, shape } from "../decoders/affiliateLinks.gen.js";

/** Lists the agent's links (AP-182). */
export const affiliateLinks: Call<undefined, AffiliateLinksResponse> = {
  id: "affiliateLinks",
  requirement: "AP-182",
  method: "GET",
  path: "/wps/relay/MCS2_getAffiliateLinks",
  auth: "agent",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: () => ({}),
  decode: (value) => decode(shape, value, (answer) => answer),
};
