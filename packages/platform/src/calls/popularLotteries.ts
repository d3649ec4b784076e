import type { Call, WireFields } from "../call.ts";
import { decode } from "../decoded.ts";
import { type PopularLotteriesResponse, shape } from "../decoders/popularLotteries.gen.js";

/** Lists the most played lotteries (AP-038). */
export const popularLotteries: Call<WireFields, PopularLotteriesResponse> = {
  id: "popularLotteries",
  requirement: "AP-038",
  method: "GET",
  path: "/lgw/games/popular",
  auth: "none",
  encrypted: false,
  idempotent: true,
  status: "planned",
  encode: (query) => ({ query }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
