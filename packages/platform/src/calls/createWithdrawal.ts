import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type CreateWithdrawalResponse, shape } from "../decoders/createWithdrawal.gen.js";
import type { CreateWithdrawalRequest } from "../requests/createWithdrawal.gen.js";

/** Creates a withdrawal order (AP-116). */
export const createWithdrawal: Call<CreateWithdrawalRequest, CreateWithdrawalResponse> = {
  id: "createWithdrawal",
  requirement: "AP-116",
  method: "POST",
  path: "/wps/relay/passwordCheck/MCSFE_createWithdrawal",
  auth: "token",
  encrypted: true,
  idempotent: false,
  takesIdempotencyKey: true,
  status: "live",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
