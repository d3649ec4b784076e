import type { Call, WireFields } from "../call.ts";
import { decode } from "../decoded.ts";
import { type VendorGameTypesResponse, shape } from "../decoders/vendorGameTypes.gen.js";

/** Lists the game types of a provider (AP-027). */
export const vendorGameTypes: Call<WireFields, VendorGameTypesResponse> = {
  id: "vendorGameTypes",
  requirement: "AP-027",
  method: "GET",
  path: "/wps/relay/GCSGAME_getVassGameType",
  auth: "none",
  encrypted: false,
  idempotent: true,
  status: "planned",
  encode: (query) => ({ query }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
