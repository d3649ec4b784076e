import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type ConfirmWithdrawalResponse, shape } from "../decoders/confirmWithdrawal.gen.js";
import type { ConfirmWithdrawalRequest } from "../requests/confirmWithdrawal.gen.js";

/** Says whether the part of a withdrawal that was sent last has arrived (AP-069). */
export const confirmWithdrawal: Call<ConfirmWithdrawalRequest, ConfirmWithdrawalResponse> = {
  id: "confirmWithdrawal",
  requirement: "AP-069",
  method: "POST",
  path: "/wps/relay/MCSFE_withdrawConfirm",
  auth: "token",
  encrypted: false,
  idempotent: false,
  takesIdempotencyKey: true,
  whileClosed: true,
  status: "live",
  encode: ({ proof, ...json }) => ({ json, ...(proof && { files: { proof } }) }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
