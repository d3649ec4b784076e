import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { shape } from "../decoders/popularLotteries.gen.js";
import { type Lottery, toLottery } from "../lottery.ts";

interface PopularLotteriesRequest {
  readonly count: number;
  /** The brand's prize mode for the kind of lottery; none if the brand has none (BR-019). */
  readonly prizeMode?: string | undefined;
  readonly device: string;
  readonly language: string;
}

/** Lists the most played lotteries (AP-038). */
export const popularLotteries: Call<PopularLotteriesRequest, readonly Lottery[]> = {
  id: "popularLotteries",
  requirement: "AP-038",
  method: "GET",
  path: "/lgw/games/popular",
  auth: "none",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: ({ count, prizeMode, device, language }) => ({ query: { count, prizeMode, device, language } }),
  decode: (value) => decode(shape, value, ({ games }) => games.map(toLottery)),
};
