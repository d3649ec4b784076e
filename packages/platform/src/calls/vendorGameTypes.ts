import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type VendorGameTypesResponse, shape } from "../decoders/vendorGameTypes.gen.js";
import type { VendorGameTypesRequest } from "../requests/vendorGameTypes.gen.js";

/** Lists the game types of a provider (AP-027). */
export const vendorGameTypes: Call<VendorGameTypesRequest, VendorGameTypesResponse> = {
  id: "vendorGameTypes",
  requirement: "AP-027",
  method: "GET",
  path: "/wps/relay/GCSGAME_getVassGameType",
  auth: "none",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: (query) => ({ query: { ...query } }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
