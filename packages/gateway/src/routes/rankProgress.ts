import type { RankProgressResponse } from "@livery/platform/decoders/rankProgress.gen.js";
import { minor } from "@livery/product/money.ts";
import { nextRank, wireRank } from "../members/ranks.ts";
import { settleOrders } from "../money/settleOrders.ts";
import { type Route, sessionOf } from "../requestContext.ts";
import { playSums } from "../responsible/playSums.ts";

/**
 * AP-141: the progress to the next rank. The merchant's staff gives ranks: what a member's rank needed counts as done, and
 * everything that the ledger has comes on top.
 */
export const rankProgress: Route<RankProgressResponse> = async (context) => {
  const { store, now } = context;
  const { id: memberId, rank_level: level } = sessionOf(context).member;
  await settleOrders(store, { memberId, now });
  const rank = wireRank(level, context);
  const next = nextRank(level, context);
  const { deposits, stakes } = await store.read((reading) => playSums(reading, memberId, { from: 0, to: now + 1 }));
  return {
    rank,
    ...(next && { next }),
    deposit: minor(rank.deposit + deposits),
    validBet: minor(rank.validBet + stakes),
  };
};
