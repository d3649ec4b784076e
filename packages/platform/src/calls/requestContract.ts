import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type RequestContractResponse, shape } from "../decoders/requestContract.gen.js";
import type { RequestContractRequest } from "../requests/requestContract.gen.js";

/** Requests a contract, or the end of one (AP-191, AG-032). */
export const requestContract: Call<RequestContractRequest, RequestContractResponse> = {
  id: "requestContract",
  requirement: "AP-191",
  method: "POST",
  path: "/wps/relay/MCS2_requestContract",
  auth: "agent",
  encrypted: false,
  idempotent: false,
  takesIdempotencyKey: true,
  status: "live",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
