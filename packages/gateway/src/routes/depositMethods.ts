import type { DepositMethodsResponse } from "@livery/platform/decoders/depositMethods.gen.js";
import { toMinor } from "@livery/product/money.ts";
import { depositMethods as methods, rangeOf } from "../money/cashier.ts";
import type { Route } from "../requestContext.ts";

/** AP-110: the deposit methods. */
export const depositMethods: Route<DepositMethodsResponse> = ({ language, merchant: { currencyDecimals } }) => ({
  list: methods.map(({ id, name, kind, presets, ...bounds }) => ({
    id,
    name: name[language],
    kind,
    ...rangeOf(bounds, currencyDecimals),
    presets: presets.map((preset) => toMinor(preset, currencyDecimals)),
    bonuses: [],
  })),
});
