import type { RewardsResponse } from "@livery/platform/decoders/rewards.gen.js";
import { shape } from "@livery/platform/requests/rewards.gen.js";
import type { TextLanguage } from "@livery/product/languages.ts";
import type { Member } from "../members/findMember.ts";
import { pageOf } from "../money/pageOf.ts";
import { settleOrders } from "../money/settleOrders.ts";
import { wheelReward } from "../promotions/wheelReward.ts";
import { queryOf } from "../requestOf.ts";
import { type Route, sessionOf } from "../requestContext.ts";
import { getsOffers } from "../rewards/getsOffers.ts";
import type { Reading } from "../store/transaction.ts";
import { rewardStatuses, wireReward } from "../rewards/rewards.ts";

interface Question {
  readonly member: Member;
  readonly now: number;
  readonly language: TextLanguage;
}

/** The rewards in their order; the wheel, which can be turned every day, is the last. */
function offered(reading: Reading, { member, now, language }: Question) {
  const rewards = rewardStatuses(reading, { member, now }).map((status) => ({
    tab: status.tab,
    wire: wireReward(status, language),
  }));
  const wheel = wheelReward(reading, member, { now, language });
  return wheel ? [...rewards, wheel] : rewards;
}

/** AP-137: rewards by their state. None for trial accounts, nor during a break (CO-027). */
export const rewards: Route<RewardsResponse> = async (context) => {
  const { tab, ...page } = queryOf(context, shape);
  const { store, language, now } = context;
  const { member } = sessionOf(context);
  await settleOrders(store, { memberId: member.id, now });
  return store.read((reading) => {
    const all = getsOffers(reading, member, now) ? offered(reading, { member, now, language }) : [];
    const shown = all.filter((one) => one.tab === tab);
    const rows = (limit: number, offset: number) => shown.slice(offset, offset + limit);
    const available = all.filter((one) => one.tab === "AVAILABLE").length;
    return { ...pageOf(page, shown.length, rows, ({ wire }) => wire), available };
  });
};
