import type { VietnamOpenedNumbersResponse } from "@livery/platform/decoders/vietnamOpenedNumbers.gen.js";
import { countOf } from "../games/countOf.ts";
import { vietnamLotteries } from "../games/lotteries.ts";
import { offeredLotteries, wireDraws } from "../games/wireLottery.ts";
import type { Route } from "../requestContext.ts";

const USUAL = 100;

/** AP-039: the newest draws of the Vietnamese lotteries. */
export const vietnamOpenedNumbers: Route<VietnamOpenedNumbersResponse> = (context) => ({
  numbers: wireDraws(offeredLotteries(vietnamLotteries, context.merchant), context, countOf(context.query, USUAL)),
});
