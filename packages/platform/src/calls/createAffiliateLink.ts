import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type CreateAffiliateLinkResponse, shape } from "../decoders/createAffiliateLink.gen.js";
import type { CreateAffiliateLinkRequest } from "../requests/createAffiliateLink.gen.js";

/** Creates a link that brings members to the agent (AP-183). */
export const createAffiliateLink: Call<CreateAffiliateLinkRequest, CreateAffiliateLinkResponse> = {
  id: "createAffiliateLink",
  requirement: "AP-183",
  method: "POST",
  path: "/wps/relay/MCS2_createAffiliateLink",
  auth: "agent",
  encrypted: false,
  idempotent: false,
  takesIdempotencyKey: true,
  status: "live",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
