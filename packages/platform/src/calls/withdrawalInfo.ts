import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type WithdrawalInfoResponse, shape } from "../decoders/withdrawalInfo.gen.js";

/** Returns what a member can withdraw (AP-115). */
export const withdrawalInfo: Call<undefined, WithdrawalInfoResponse> = {
  id: "withdrawalInfo",
  requirement: "AP-115",
  method: "GET",
  path: "/wps/relay/MCSFE_getWithdrawalInfo",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: () => ({}),
  decode: (value) => decode(shape, value, (answer) => answer),
};
