import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type TransferInfoResponse, shape } from "../decoders/transferInfo.gen.js";

/** Returns whom a member can transfer money to, and how much (AP-124). */
export const transferInfo: Call<undefined, TransferInfoResponse> = {
  id: "transferInfo",
  requirement: "AP-124",
  method: "GET",
  path: "/wps/relay/MCSFE_getTransferInfo",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: () => ({}),
  decode: (value) => decode(shape, value, (answer) => answer),
};
