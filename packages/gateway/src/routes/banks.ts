import type { BanksResponse } from "@livery/platform/decoders/banks.gen.js";
import { banks as known } from "../money/cashier.ts";
import type { Route } from "../requestContext.ts";

/** AP-108: the banks and networks of a card. */
export const banks: Route<BanksResponse> = ({ language }) => ({
  list: known.map(({ kind, code, name }) => ({ kind, code, name: name[language] })),
});
