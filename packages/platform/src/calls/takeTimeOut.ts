import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type TakeTimeOutResponse, shape } from "../decoders/takeTimeOut.gen.js";
import type { TakeTimeOutRequest } from "../requests/takeTimeOut.gen.js";

/** Begins a time-out from play (AP-162, CO-024). */
export const takeTimeOut: Call<TakeTimeOutRequest, TakeTimeOutResponse> = {
  id: "takeTimeOut",
  requirement: "AP-162",
  method: "POST",
  path: "/wps/responsible/timeOut",
  auth: "token",
  encrypted: true,
  idempotent: false,
  takesIdempotencyKey: true,
  whileClosed: true,
  status: "live",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
