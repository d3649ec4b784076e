import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type DepositMethodsResponse, shape } from "../decoders/depositMethods.gen.js";

/** Lists the deposit methods (AP-110). */
export const depositMethods: Call<undefined, DepositMethodsResponse> = {
  id: "depositMethods",
  requirement: "AP-110",
  method: "GET",
  path: "/wps/relay/MCSFE_getDepositMethods",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: () => ({}),
  decode: (value) => decode(shape, value, (answer) => answer),
};
