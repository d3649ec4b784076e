import type { Call, Done } from "../call.ts";
import { decode } from "../decoded.ts";
import { shape } from "../decoders/transferFunds.gen.js";
import type { TransferFundsRequest } from "../requests/transferFunds.gen.js";

/** Moves money between wallets (AP-021). */
export const transferFunds: Call<TransferFundsRequest, Done> = {
  id: "transferFunds",
  requirement: "AP-021",
  method: "POST",
  path: "/wps/relay/GCS_walletTransfer",
  auth: "token",
  encrypted: false,
  idempotent: false,
  takesIdempotencyKey: true,
  status: "live",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, () => ({})),
};
