import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type CreateDepositAnswer, shape } from "../decoders/createDeposit.gen.js";
import type { CreateDepositRequest } from "../requests/createDeposit.gen.js";

/** Orders a deposit (AP-111). */
export const createDeposit: Call<CreateDepositRequest, CreateDepositAnswer> = {
  id: "createDeposit",
  ledger: "AP-111",
  method: "POST",
  path: "/wps/relay/MCSFE_createDeposit",
  auth: "token",
  encrypted: true,
  idempotent: false,
  takesKey: true,
  status: "live",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
