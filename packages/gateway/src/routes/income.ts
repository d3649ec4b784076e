import type { IncomeResponse } from "@livery/platform/decoders/income.gen.js";
import { shape } from "@livery/platform/requests/income.gen.js";
import { listIncome } from "../agents/income.ts";
import { settleOrders } from "../money/settleOrders.ts";
import { queryOf } from "../requestOf.ts";
import { type Route, sessionOf } from "../requestContext.ts";

/** AP-188: what the agent earned, newest first, with its sums by kind. */
export const income: Route<IncomeResponse> = async (context) => {
  const asked = queryOf(context, shape);
  const { store, now } = context;
  const { member: agent } = sessionOf(context);
  await settleOrders(store, { now });
  return store.read((reading) => listIncome(reading, agent, asked, now));
};
