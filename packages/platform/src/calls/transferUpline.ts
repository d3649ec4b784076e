import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type TransferUplineResponse, shape } from "../decoders/transferUpline.gen.js";
import type { TransferUplineRequest } from "../requests/transferUpline.gen.js";

/** Transfers money to the upline agent (AP-121). */
export const transferUpline: Call<TransferUplineRequest, TransferUplineResponse> = {
  id: "transferUpline",
  requirement: "AP-121",
  method: "POST",
  path: "/wps/relay/passwordCheck/MCSFE_transferUpline",
  auth: "token",
  encrypted: true,
  idempotent: false,
  takesIdempotencyKey: true,
  status: "live",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
