import type { PointConfigResponse } from "@livery/platform/decoders/pointConfig.gen.js";
import { gameTypes } from "@livery/product/gameTypes.ts";
import { toMinor } from "@livery/product/money.ts";
import { settingsOf } from "../money/merchantSettings.ts";
import { pointTerms, worthOf } from "../points/pointTerms.ts";
import type { Route } from "../requestContext.ts";

/** AP-055: how points are earned at the merchant, and what they are worth. */
export const pointConfig: Route<PointConfigResponse> = async ({ store, merchant }) => {
  const settings = await store.read((reading) => settingsOf(reading, merchant.merchant));
  const { depositRate, per, perUnit, minimum, maximum } = pointTerms;
  return {
    rates: gameTypes.flatMap(({ id }) => {
      const rate = settings.pointRates[id];
      return rate === undefined ? [] : [{ gameType: id, rate }];
    }),
    depositRate,
    per: toMinor(per, settings.decimals),
    points: perUnit,
    worth: worthOf(perUnit, settings),
    minimum,
    maximum,
    step: perUnit,
  };
};
