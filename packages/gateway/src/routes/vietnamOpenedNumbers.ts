import type { VietnamOpenedNumbersResponse } from "@livery/platform/decoders/vietnamOpenedNumbers.gen.js";
import { shape } from "@livery/platform/requests/vietnamOpenedNumbers.gen.js";
import { vietnamLotteries } from "../games/lotteries.ts";
import { offeredLotteries, wireDraws } from "../games/wireLottery.ts";
import { queryOf } from "../requestOf.ts";
import type { Route } from "../requestContext.ts";

const USUAL = 100;

/** AP-039: the newest draws of the Vietnamese lotteries. */
export const vietnamOpenedNumbers: Route<VietnamOpenedNumbersResponse> = (context) => {
  const { count = USUAL } = queryOf(context, shape);
  return { numbers: wireDraws(offeredLotteries(vietnamLotteries, context.merchant), context, count) };
};
