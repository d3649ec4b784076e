import type { PopularLotteriesResponse } from "@livery/platform/decoders/popularLotteries.gen.js";
import { shape } from "@livery/platform/requests/popularLotteries.gen.js";
import { lotteries } from "../games/lotteries.ts";
import { offeredLotteries, wireLottery } from "../games/wireLottery.ts";
import { queryOf } from "../requestOf.ts";
import type { Route } from "../requestContext.ts";

const USUAL = 20;

/** AP-038: the most played lotteries. Every lottery takes every prize mode and device. */
export const popularLotteries: Route<PopularLotteriesResponse> = (context) => {
  const { merchant, language, now } = context;
  const { count = USUAL } = queryOf(context, shape);
  const games = offeredLotteries(lotteries, merchant).slice(0, count);
  return { games: games.map((lottery) => wireLottery(lottery, language, now)) };
};
