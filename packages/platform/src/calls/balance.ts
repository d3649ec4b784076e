import { type Minor, toMinor } from "@livery/product/money.ts";
import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { shape } from "../decoders/balance.gen.js";

export interface Balance {
  /** The total of all wallets. */
  readonly total: Minor;
}

/** Returns the member's balance (AP-020), which the platform gives in whole units of the currency (HD-010). */
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
  decode: (value, context) =>
    decode(shape, value, ({ sumBalance }) => ({ total: toMinor(sumBalance, context?.currencyDecimals) })),
};
