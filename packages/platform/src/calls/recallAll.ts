import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type RecallAllAnswer, shape } from "../decoders/recallAll.gen.js";

/** Moves everything from the vendors' wallets to the main one (AP-120). */
export const recallAll: Call<undefined, RecallAllAnswer> = {
  id: "recallAll",
  ledger: "AP-120",
  method: "POST",
  path: "/wps/relay/GCS_recallAll",
  auth: "token",
  encrypted: false,
  idempotent: false,
  takesKey: true,
  status: "live",
  encode: () => ({}),
  decode: (value) => decode(shape, value, (answer) => answer),
};
