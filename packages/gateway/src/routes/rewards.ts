import type { RewardsResponse } from "@livery/platform/decoders/rewards.gen.js";
import { shape } from "@livery/platform/requests/rewards.gen.js";
import { pageOf } from "../money/pageOf.ts";
import { settleOrders } from "../money/settleOrders.ts";
import { queryOf } from "../requestOf.ts";
import { type Route, sessionOf } from "../requestContext.ts";
import { getsOffers } from "../rewards/getsOffers.ts";
import { rewardStatuses, wireReward } from "../rewards/rewards.ts";

/** AP-137: rewards by their state. None for trial accounts, nor during a break (CO-027). */
export const rewards: Route<RewardsResponse> = async (context) => {
  const { tab, ...page } = queryOf(context, shape);
  const { store, language, now } = context;
  const { member } = sessionOf(context);
  await settleOrders(store, { memberId: member.id, now });
  return store.read((reading) => {
    const all = getsOffers(reading, member, now) ? rewardStatuses(reading, { member, now }) : [];
    const shown = all.filter((one) => one.tab === tab);
    const rows = (limit: number, offset: number) => shown.slice(offset, offset + limit);
    const available = all.filter((one) => one.tab === "AVAILABLE").length;
    return { ...pageOf(page, shown.length, rows, (one) => wireReward(one, language)), available };
  });
};
