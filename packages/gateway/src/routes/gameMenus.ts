import type { GameMenusResponse } from "@livery/platform/decoders/gameMenus.gen.js";
import { lotteries } from "../games/lotteries.ts";
import { offeredLotteries, wireGroups } from "../games/wireLottery.ts";
import type { Route } from "../requestContext.ts";

/** AP-005: the classic lotteries by kind, with their latest draw. */
export const gameMenus: Route<GameMenusResponse> = (context) => ({
  gameMenus: wireGroups(offeredLotteries(lotteries, context.merchant), context),
});
