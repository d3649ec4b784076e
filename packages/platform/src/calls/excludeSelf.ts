import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type ExcludeSelfResponse, shape } from "../decoders/excludeSelf.gen.js";
import type { ExcludeSelfRequest } from "../requests/excludeSelf.gen.js";

/** Excludes the member from play for months or longer (AP-163, CO-024, CO-025). */
export const excludeSelf: Call<ExcludeSelfRequest, ExcludeSelfResponse> = {
  id: "excludeSelf",
  requirement: "AP-163",
  method: "POST",
  path: "/wps/responsible/exclusion",
  auth: "token",
  encrypted: true,
  idempotent: false,
  takesIdempotencyKey: true,
  whileClosed: true,
  status: "live",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
