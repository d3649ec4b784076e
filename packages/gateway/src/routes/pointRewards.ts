import type { PointRewardsResponse } from "@livery/platform/decoders/pointRewards.gen.js";
import { shape } from "@livery/platform/requests/pointRewards.gen.js";
import { toMinor } from "@livery/product/money.ts";
import { pictureAddress } from "@livery/product/pictures.ts";
import { depositedBy } from "../money/deposits/depositedBy.ts";
import { settingsOf } from "../money/merchantSettings.ts";
import { pageOf } from "../money/pageOf.ts";
import { settleOrders } from "../money/settleOrders.ts";
import { worthOf } from "../points/pointTerms.ts";
import { pointRewards as allRewards } from "../points/pointRewards.ts";
import { stockOf } from "../points/redemptions.ts";
import { queryOf } from "../requestOf.ts";
import { type Route, sessionOf } from "../requestContext.ts";
import { isExcluded } from "../responsible/exclusions.ts";

/**
 * AP-052: what points can buy, the cheapest first, each with what its points are worth (CO-031), and what the member has
 * deposited of what they ask for. Nothing during a break (CO-027).
 */
export const pointRewards: Route<PointRewardsResponse> = async (context) => {
  const asked = queryOf(context, shape);
  const { merchant: code } = context.merchant;
  const { store, now } = context;
  const { member } = sessionOf(context);
  await settleOrders(store, { memberId: member.id, now });
  return store.read((reading) => {
    const settings = settingsOf(reading, code);
    const offered = isExcluded(reading, member, now) ? [] : allRewards;
    const sorted = offered.toSorted((one, other) => one.points - other.points);
    const rows = (limit: number, offset: number) => sorted.slice(offset, offset + limit);
    const page = pageOf(asked, sorted.length, rows, (reward) => {
      const { id, type, name, emblem, points } = reward;
      const stock = stockOf(reading, code, reward);
      return {
        id,
        type,
        name: name[context.language],
        image: pictureAddress({ kind: "promotion", emblem, seed: id }),
        points,
        worth: worthOf(points, settings),
        amount: toMinor(reward.deposits, settings.decimals),
        ...(stock !== undefined && { stock }),
      };
    });
    return { ...page, deposited: depositedBy(reading, member.id) };
  });
};
