import type { Call, WireFields } from "../call.ts";
import { decode } from "../decoded.ts";
import { type ConfirmWithdrawalResponse, shape } from "../decoders/confirmWithdrawal.gen.js";

/** Reports whether a withdrawal arrived (AP-069). */
export const confirmWithdrawal: Call<WireFields, ConfirmWithdrawalResponse> = {
  id: "confirmWithdrawal",
  requirement: "AP-069",
  method: "POST",
  path: "/wps/relay/MCSFE_withdrawConfirm",
  auth: "token",
  encrypted: false,
  idempotent: false,
  takesIdempotencyKey: true,
  status: "planned",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
