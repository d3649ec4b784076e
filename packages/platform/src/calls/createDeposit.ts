import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type CreateDepositResponse, shape } from "../decoders/createDeposit.gen.js";
import type { CreateDepositRequest } from "../requests/createDeposit.gen.js";

/** Creates a deposit order (AP-111). */
export const createDeposit: Call<CreateDepositRequest, CreateDepositResponse> = {
  id: "createDeposit",
  requirement: "AP-111",
  method: "POST",
  path: "/wps/relay/MCSFE_createDeposit",
  auth: "token",
  encrypted: true,
  idempotent: false,
  takesIdempotencyKey: true,
  status: "live",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
