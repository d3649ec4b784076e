import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type AnswerContractResponse, shape } from "../decoders/answerContract.gen.js";
import type { AnswerContractRequest } from "../requests/answerContract.gen.js";

/** Accepts, rejects or ends a contract (AP-192, AG-034). */
export const answerContract: Call<AnswerContractRequest, AnswerContractResponse> = {
  id: "answerContract",
  requirement: "AP-192",
  method: "POST",
  path: "/wps/relay/MCS2_answerContract",
  auth: "agent",
  encrypted: false,
  idempotent: false,
  takesIdempotencyKey: true,
  status: "live",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
