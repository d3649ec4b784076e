import type { VietnamGameMenuResponse } from "@livery/platform/decoders/vietnamGameMenu.gen.js";
import { vietnamLotteries } from "../games/lotteries.ts";
import { offeredLotteries, wireGroups } from "../games/wireLottery.ts";
import type { Route } from "../requestContext.ts";

/** AP-034: the Vietnamese lotteries by region, with their latest draw. */
export const vietnamGameMenu: Route<VietnamGameMenuResponse> = (context) => ({
  gameMenus: wireGroups(offeredLotteries(vietnamLotteries, context.merchant), context),
});
