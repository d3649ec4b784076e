import type { Call, Done, WireFields } from "../call.ts";
import { decode } from "../decoded.ts";
import { shape } from "../decoders/transferFunds.gen.js";

/** Moves money between wallets (AP-021). */
export const transferFunds: Call<WireFields, Done> = {
  id: "transferFunds",
  ledger: "AP-021",
  method: "POST",
  path: "/wps/relay/GCS_walletTransfer",
  auth: "token",
  encrypted: false,
  idempotent: false,
  status: "planned",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, () => ({})),
};
