import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type CancelWithdrawalAnswer, shape } from "../decoders/cancelWithdrawal.gen.js";
import type { CancelWithdrawalRequest } from "../requests/cancelWithdrawal.gen.js";

/** Takes the order of a withdrawal back (AP-118, CO-028). */
export const cancelWithdrawal: Call<CancelWithdrawalRequest, CancelWithdrawalAnswer> = {
  id: "cancelWithdrawal",
  ledger: "AP-118",
  method: "POST",
  path: "/wps/relay/MCSFE_cancelWithdrawal",
  auth: "token",
  encrypted: false,
  idempotent: false,
  takesKey: true,
  status: "live",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
