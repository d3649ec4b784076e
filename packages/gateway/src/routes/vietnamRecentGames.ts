import type { VietnamRecentGamesResponse } from "@livery/platform/decoders/vietnamRecentGames.gen.js";
import { vietnamLotteries } from "../games/lotteries.ts";
import { offeredLotteries, wireGroups } from "../games/wireLottery.ts";
import { type Route, sessionOf } from "../requestContext.ts";

/** AP-035: the Vietnamese lotteries that the member opened by region, in each the latest first. */
export const vietnamRecentGames: Route<VietnamRecentGamesResponse> = async (context) => {
  const opened = await context.database
    .selectFrom("recent_lottery")
    .select("code")
    .where("member_id", "=", sessionOf(context).member.id)
    .orderBy("launched_at", "desc")
    .execute();
  const offered = offeredLotteries(vietnamLotteries, context.merchant);
  const found = opened.flatMap(({ code }) => offered.filter((lottery) => lottery.code === code));
  return { gameMenus: wireGroups(found, context) };
};
