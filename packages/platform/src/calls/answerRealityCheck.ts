import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type AnswerRealityCheckResponse, shape } from "../decoders/answerRealityCheck.gen.js";
import type { AnswerRealityCheckRequest } from "../requests/answerRealityCheck.gen.js";

/** Responds to a reality check, or sets how often it comes (AP-167). */
export const answerRealityCheck: Call<AnswerRealityCheckRequest, AnswerRealityCheckResponse> = {
  id: "answerRealityCheck",
  requirement: "AP-167",
  method: "POST",
  path: "/wps/responsible/realityCheck",
  auth: "token",
  encrypted: false,
  idempotent: false,
  takesIdempotencyKey: true,
  status: "live",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
