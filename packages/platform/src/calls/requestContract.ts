import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type RequestContractAnswer, shape } from "../decoders/requestContract.gen.js";
import type { RequestContractRequest } from "../requests/requestContract.gen.js";

/** Asks for a contract, or for the end of one (AP-191, AG-032). */
export const requestContract: Call<RequestContractRequest, RequestContractAnswer> = {
  id: "requestContract",
  ledger: "AP-191",
  method: "POST",
  path: "/wps/relay/MCS2_requestContract",
  auth: "agent",
  encrypted: false,
  idempotent: false,
  takesKey: true,
  status: "planned",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
