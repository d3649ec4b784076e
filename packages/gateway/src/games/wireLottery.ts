import type { WireDraw } from "@livery/platform/decoders/shared/draw.gen.ts";
import type { WireLottery } from "@livery/platform/decoders/shared/lottery.gen.ts";
import type { WireLotteryGroup } from "@livery/platform/decoders/shared/lotteryGroup.gen.ts";
import type { TextLanguage } from "@livery/product/languages.ts";
import type { Merchant } from "../merchant.ts";
import type { RequestContext } from "../requestContext.ts";
import { latestDraws, secondsToDraw } from "./draws.ts";
import { type Lottery, lotteryGroups } from "./lotteries.ts";

/** The lotteries of a merchant: none on a site without lotteries. */
export function offeredLotteries(all: readonly Lottery[], { features }: Merchant): readonly Lottery[] {
  return features.lottery || features.elottery ? all : [];
}

/** A lottery in the platform's field names, with its latest draw. */
export function wireLottery(lottery: Lottery, language: TextLanguage, now: number): WireLottery {
  const [latest] = latestDraws(lottery, now, 1);
  return {
    gameCode: lottery.code,
    gameName: lottery.name[language],
    gameType: lottery.group,
    vassalage: lottery.vendor,
    defaultPlayType: "STD",
    drawInterval: lottery.every,
    secondsToDraw: secondsToDraw(lottery, now),
    ...(latest && { numero: latest.issue, openedNumbers: [...latest.numbers] }),
  };
}

/** The groups of a menu that have lotteries, in the order of the groups. */
export function wireGroups(
  found: readonly Lottery[],
  { language, now }: Pick<RequestContext, "language" | "now">,
): WireLotteryGroup[] {
  return lotteryGroups.flatMap(({ code, label }) => {
    const games = found.filter(({ group }) => group === code).map((lottery) => wireLottery(lottery, language, now));
    return games.length === 0 ? [] : [{ gameGroupCode: code, labelName: label[language], games }];
  });
}

/** The newest draws of several lotteries together, newest first. */
export function wireDraws(
  found: readonly Lottery[],
  { language, now }: Pick<RequestContext, "language" | "now">,
  count: number,
): WireDraw[] {
  return found
    .flatMap((lottery) =>
      latestDraws(lottery, now, count).map(({ issue, numbers, at }) => ({
        gameCode: lottery.code,
        gameName: lottery.name[language],
        gameType: lottery.group,
        numero: issue,
        openedNumbers: [...numbers],
        timestamp: at,
      })),
    )
    .toSorted((one, other) => other.timestamp - one.timestamp)
    .slice(0, count);
}
