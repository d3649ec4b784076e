import type { Call, WireFields } from "../call.ts";
import { decode } from "../decoded.ts";
import { type WithdrawalConfirmationResponse, shape } from "../decoders/withdrawalConfirmation.gen.js";

/** Returns a withdrawal whose arrival the member has to confirm (AP-069). */
export const withdrawalConfirmation: Call<WireFields, WithdrawalConfirmationResponse> = {
  id: "withdrawalConfirmation",
  requirement: "AP-069",
  method: "GET",
  path: "/wps/relay/MCSFE_withdrawConfirm",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "planned",
  encode: (query) => ({ query }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
