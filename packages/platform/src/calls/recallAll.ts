import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type RecallAllResponse, shape } from "../decoders/recallAll.gen.js";

/** Moves all balances of provider wallets to the main wallet (AP-120). */
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
