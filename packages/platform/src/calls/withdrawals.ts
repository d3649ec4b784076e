import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type WithdrawalsResponse, shape } from "../decoders/withdrawals.gen.js";
import type { WithdrawalsRequest } from "../requests/withdrawals.gen.js";

/** Lists the member's withdrawals, newest first (AP-117). */
export const withdrawals: Call<WithdrawalsRequest, WithdrawalsResponse> = {
  id: "withdrawals",
  requirement: "AP-117",
  method: "GET",
  path: "/wps/relay/MCSFE_getWithdrawals",
  auth: "token",
  encrypted: false,
  idempotent: true,
  whileClosed: true,
  status: "live",
  encode: (query) => ({ query: { ...query } }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
