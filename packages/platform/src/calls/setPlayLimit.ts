import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type SetPlayLimitResponse, shape } from "../decoders/setPlayLimit.gen.js";
import type { SetPlayLimitRequest } from "../requests/setPlayLimit.gen.js";

/** Sets, changes or removes a limit (AP-161, CO-020). */
export const setPlayLimit: Call<SetPlayLimitRequest, SetPlayLimitResponse> = {
  id: "setPlayLimit",
  requirement: "AP-161",
  method: "PUT",
  path: "/wps/responsible/limits",
  auth: "token",
  encrypted: false,
  idempotent: false,
  takesIdempotencyKey: true,
  status: "live",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
