import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type RecallAllResponse, shape } from "../decoders/recallAll.gen.js";

/** Moves everything from the vendors' wallets to the main one (AP-120). */
export const recallAll: Call<undefined, RecallAllResponse> = {
  id: "recallAll",
  requirement: "AP-120",
  method: "POST",
  path: "/wps/relay/GCS_recallAll",
  auth: "token",
  encrypted: false,
  idempotent: false,
  takesIdempotencyKey: true,
  status: "live",
  encode: () => ({}),
  decode: (value) => decode(shape, value, (answer) => answer),
};
