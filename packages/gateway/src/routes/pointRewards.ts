import type { PointRewardsResponse } from "@livery/platform/decoders/pointRewards.gen.js";
import { shape } from "@livery/platform/requests/pointRewards.gen.js";
import { toMinor } from "@livery/product/money.ts";
import { pictureAddress } from "@livery/product/pictures.ts";
import { settingsOf } from "../money/merchantSettings.ts";
import { pageOf } from "../money/pageOf.ts";
import { worthOf } from "../points/pointTerms.ts";
import { pointRewards as allRewards } from "../points/pointRewards.ts";
import { stockOf } from "../points/redemptions.ts";
import { queryOf } from "../requestOf.ts";
import type { Route } from "../requestContext.ts";

/** AP-052: what points can buy, the cheapest first, each with what its points are worth (CO-031). */
export const pointRewards: Route<PointRewardsResponse> = (context) => {
  const asked = queryOf(context, shape);
  const { merchant: code } = context.merchant;
  return context.store.read((reading) => {
    const settings = settingsOf(reading, code);
    const sorted = allRewards.toSorted((one, other) => one.points - other.points);
    const rows = (limit: number, offset: number) => sorted.slice(offset, offset + limit);
    return pageOf(asked, sorted.length, rows, (reward) => {
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
  });
};
