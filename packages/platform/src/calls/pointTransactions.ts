import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type PointTransactionsResponse, shape } from "../decoders/pointTransactions.gen.js";
import type { PointTransactionsRequest } from "../requests/pointTransactions.gen.js";

/** Lists the movements of the member's points and money (AP-056). */
export const pointTransactions: Call<PointTransactionsRequest, PointTransactionsResponse> = {
  id: "pointTransactions",
  requirement: "AP-056",
  method: "GET",
  path: "/wps/relay/ODSFE2_MemTransDet",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: (query) => ({ query: { ...query } }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
