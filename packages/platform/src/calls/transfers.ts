import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type TransfersResponse, shape } from "../decoders/transfers.gen.js";
import type { TransfersRequest } from "../requests/transfers.gen.js";

/** Lists transfers between wallets and members, newest first (AP-122). */
export const transfers: Call<TransfersRequest, TransfersResponse> = {
  id: "transfers",
  requirement: "AP-122",
  method: "GET",
  path: "/wps/relay/MCSFE_getTransfers",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: (query) => ({ query: { ...query } }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
