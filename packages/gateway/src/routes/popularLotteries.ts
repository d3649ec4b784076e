import type { PopularLotteriesResponse } from "@livery/platform/decoders/popularLotteries.gen.js";
import { lotteries } from "../games/lotteries.ts";
import { offeredLotteries, wireLottery } from "../games/wireLottery.ts";
import { countOf } from "../games/countOf.ts";
import type { Route } from "../requestContext.ts";

const USUAL = 20;

/** AP-038: the most played lotteries. Every lottery takes every prize mode and device. */
export const popularLotteries: Route<PopularLotteriesResponse> = ({ merchant, language, now, query }) => ({
  games: offeredLotteries(lotteries, merchant)
    .slice(0, countOf(query, USUAL))
    .map((lottery) => wireLottery(lottery, language, now)),
});
