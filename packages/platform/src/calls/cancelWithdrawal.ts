import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type CancelWithdrawalResponse, shape } from "../decoders/cancelWithdrawal.gen.js";
import type { CancelWithdrawalRequest } from "../requests/cancelWithdrawal.gen.js";

/** Cancels a withdrawal order (AP-118, CO-028). */
export const cancelWithdrawal: Call<CancelWithdrawalRequest, CancelWithdrawalResponse> = {
  id: "cancelWithdrawal",
  requirement: "AP-118",
  method: "POST",
  path: "/wps/relay/MCSFE_cancelWithdrawal",
  auth: "token",
  encrypted: false,
  idempotent: false,
  takesIdempotencyKey: true,
  status: "live",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
