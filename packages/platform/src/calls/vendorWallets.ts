import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type VendorWalletsResponse, shape } from "../decoders/vendorWallets.gen.js";

/** Returns the balances of the provider wallets (AP-119). */
export const vendorWallets: Call<undefined, VendorWalletsResponse> = {
  id: "vendorWallets",
  requirement: "AP-119",
  method: "GET",
  path: "/wps/relay/GCS_vendorWallets",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: () => ({}),
  decode: (value) => decode(shape, value, (answer) => answer),
};
