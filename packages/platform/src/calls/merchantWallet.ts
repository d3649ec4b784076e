import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type MerchantWalletResponse, shape } from "../decoders/merchantWallet.gen.js";

/** Returns whether the member has one wallet for all providers (AP-023). */
export const merchantWallet: Call<undefined, MerchantWalletResponse> = {
  id: "merchantWallet",
  requirement: "AP-023",
  method: "GET",
  path: "/wps/relay/GCS_merchantWallet",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: () => ({}),
  decode: (value) => decode(shape, value, (answer) => answer),
};
