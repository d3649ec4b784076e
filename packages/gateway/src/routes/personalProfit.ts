import type { PersonalProfitResponse } from "@livery/platform/decoders/personalProfit.gen.js";
import { shape } from "@livery/platform/requests/personalProfit.gen.js";
import { settleOrders } from "../money/settleOrders.ts";
import { daysAsked } from "../records/daysAsked.ts";
import { personalProfit as profitOf } from "../records/personalProfit.ts";
import { queryOf } from "../requestOf.ts";
import { type Route, sessionOf } from "../requestContext.ts";

/** AP-135: the member's profit or loss in some days, from the ledger. */
export const personalProfit: Route<PersonalProfitResponse> = async (context) => {
  const asked = queryOf(context, shape);
  const { store, now } = context;
  const { id: memberId } = sessionOf(context).member;
  await settleOrders(store, { memberId, now });
  return store.read((reading) => {
    const { start, end } = daysAsked(reading, memberId, asked, now);
    return profitOf(reading, memberId, { from: start, to: end });
  });
};
