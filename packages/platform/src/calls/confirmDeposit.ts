import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type ConfirmDepositResponse, shape } from "../decoders/confirmDeposit.gen.js";
import type { ConfirmDepositRequest } from "../requests/confirmDeposit.gen.js";

/** Reports that a deposit is paid (AP-112). */
export const confirmDeposit: Call<ConfirmDepositRequest, ConfirmDepositResponse> = {
  id: "confirmDeposit",
  requirement: "AP-112",
  method: "POST",
  path: "/wps/relay/MCSFE_confirmDeposit",
  auth: "token",
  encrypted: false,
  idempotent: false,
  takesIdempotencyKey: true,
  status: "live",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
