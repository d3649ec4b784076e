import type { RankListResponse } from "@livery/platform/decoders/rankList.gen.js";
import { type Major, toMinor } from "@livery/product/money.ts";
import { offeredTypes } from "../games/offeredTypes.ts";
import { maskName, playerNames } from "../games/playerNames.ts";
import { gamePicture } from "../games/wireGame.ts";
import { latestWins, weekLeaders } from "../games/winners.ts";
import { inLanguage } from "../texts/inLanguage.ts";
import type { Route } from "../requestContext.ts";

/** AP-041: the week's best players and the latest winners, in games of the merchant's site. */
export const rankList: Route<RankListResponse> = async ({ database, merchant, language, now }) => {
  const inMinor = (amount: Major) => toMinor(amount, merchant.currencyDecimals);
  const names = playerNames[language];
  const nameOf = (index: number) => maskName(names[index % names.length] ?? "");
  const games = await database
    .selectFrom("game")
    .select(["id", "emblem", "name_ko", "name_en"])
    .where("hot_rank", "is not", null)
    .where("type", "in", offeredTypes(merchant))
    .orderBy("position")
    .execute();
  return {
    rankList: weekLeaders(now, merchant.timeZone).map(({ player, avatar, amount }, index) => ({
      rank: index + 1,
      account: nameOf(player),
      avatar,
      amount: inMinor(amount),
    })),
    winnerList: latestWins(now).flatMap(({ id, player, game: chosen, amount, at }) => {
      const game = games[chosen % games.length];
      if (!game) return [];
      const gameName = inLanguage(game, "name", language);
      return [
        { id, account: nameOf(player), gameName, showIcon: gamePicture(game), amount: inMinor(amount), timestamp: at },
      ];
    }),
  };
};
