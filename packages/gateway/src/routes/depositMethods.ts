import type { DepositMethodsResponse } from "@livery/platform/decoders/depositMethods.gen.js";
import { depositMethods as methods } from "../money/cashier.ts";
import type { Route } from "../requestContext.ts";

/** AP-110: the deposit methods. */
export const depositMethods: Route<DepositMethodsResponse> = ({ language }) => ({
  list: methods.map(({ id, name, kind, minimum, maximum, presets }) => ({
    id,
    name: name[language],
    kind,
    minimum,
    maximum,
    presets: [...presets],
    bonuses: [],
  })),
});
