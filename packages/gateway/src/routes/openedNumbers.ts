import type { OpenedNumbersResponse } from "@livery/platform/decoders/openedNumbers.gen.js";
import { lotteries } from "../games/lotteries.ts";
import { offeredLotteries, wireDraws } from "../games/wireLottery.ts";
import type { Route } from "../requestContext.ts";

const LENGTH = 60;

/** AP-040: the newest draws of the classic lotteries. */
export const openedNumbers: Route<OpenedNumbersResponse> = (context) => ({
  numbers: wireDraws(offeredLotteries(lotteries, context.merchant), context, LENGTH),
});
