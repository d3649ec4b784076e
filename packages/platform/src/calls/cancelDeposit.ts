import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type CancelDepositResponse, shape } from "../decoders/cancelDeposit.gen.js";
import type { CancelDepositRequest } from "../requests/cancelDeposit.gen.js";

/** Cancels a deposit order (AP-113). */
export const cancelDeposit: Call<CancelDepositRequest, CancelDepositResponse> = {
  id: "cancelDeposit",
  requirement: "AP-113",
  method: "POST",
  path: "/wps/relay/MCSFE_cancelDeposit",
  auth: "token",
  encrypted: false,
  idempotent: false,
  takesIdempotencyKey: true,
  status: "live",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
