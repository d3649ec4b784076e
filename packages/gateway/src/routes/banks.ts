import type { BanksResponse } from "@livery/platform/decoders/banks.gen.js";
import { banks as known } from "../money/cashier.ts";
import type { Route } from "../requestContext.ts";

/** AP-108: what a card may be of. */
export const banks: Route<BanksResponse> = ({ language }) => ({
  list: known.map(({ kind, code, name }) => ({ kind, code, name: name[language] })),
});
