import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type WithdrawalConfirmationResponse, shape } from "../decoders/withdrawalConfirmation.gen.js";
import type { WithdrawalConfirmationRequest } from "../requests/withdrawalConfirmation.gen.js";

/** Returns a withdrawal with the parts that the member has to confirm (AP-069). */
export const withdrawalConfirmation: Call<WithdrawalConfirmationRequest, WithdrawalConfirmationResponse> = {
  id: "withdrawalConfirmation",
  requirement: "AP-069",
  method: "GET",
  path: "/wps/relay/MCSFE_withdrawConfirm",
  auth: "token",
  encrypted: false,
  idempotent: true,
  whileClosed: true,
  status: "live",
  encode: (query) => ({ query: { ...query } }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
