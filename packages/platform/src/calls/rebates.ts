import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type RebatesResponse, shape } from "../decoders/rebates.gen.js";

/** Lists the claimable cashback (AP-132). */
export const rebates: Call<undefined, RebatesResponse> = {
  id: "rebates",
  requirement: "AP-132",
  method: "GET",
  path: "/wps/relay/MCSFE_getRebates",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: () => ({}),
  decode: (value) => decode(shape, value, (answer) => answer),
};
