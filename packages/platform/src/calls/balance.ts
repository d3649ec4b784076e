import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { shape } from "../decoders/balance.gen.js";

export interface Balance {
  /** The total of all wallets, in whole units of the site's currency. */
  readonly total: number;
}

/** Returns the member's balance (AP-020). */
export const balance: Call<undefined, Balance> = {
  id: "balance",
  requirement: "AP-020",
  method: "GET",
  path: "/wps/v2/wallets/balance",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: () => ({}),
  decode: (value) => decode(shape, value, ({ sumBalance }) => ({ total: sumBalance })),
};
