import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type PlayStatementResponse, shape } from "../decoders/playStatement.gen.js";
import type { PlayStatementRequest } from "../requests/playStatement.gen.js";

/** Returns a member's activity in figures (AP-165, CO-029). */
export const playStatement: Call<PlayStatementRequest, PlayStatementResponse> = {
  id: "playStatement",
  requirement: "AP-165",
  method: "GET",
  path: "/wps/responsible/statement",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: (query) => ({ query: { ...query } }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
