import type { Call, Done } from "../call.ts";
import { decode } from "../decoded.ts";
import { shape } from "../decoders/removeAffiliateLink.gen.js";
import type { RemoveAffiliateLinkRequest } from "../requests/removeAffiliateLink.gen.js";

/** Deactivates a link (AP-184). */
export const removeAffiliateLink: Call<RemoveAffiliateLinkRequest, Done> = {
  id: "removeAffiliateLink",
  requirement: "AP-184",
  method: "POST",
  path: "/wps/relay/MCS2_removeAffiliateLink",
  auth: "agent",
  encrypted: false,
  idempotent: false,
  takesIdempotencyKey: true,
  status: "live",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, () => ({})),
};
