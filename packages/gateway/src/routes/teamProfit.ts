import type { TeamProfitResponse } from "@livery/platform/decoders/teamProfit.gen.js";
import { shape } from "@livery/platform/requests/teamProfit.gen.js";
import { teamProfit as profitOf } from "../agents/teamProfit.ts";
import { settleOrders } from "../money/settleOrders.ts";
import { queryOf } from "../requestOf.ts";
import { type Route, sessionOf } from "../requestContext.ts";

/** AP-187: profit and loss of each member directly below the agent or one of its members. */
export const teamProfit: Route<TeamProfitResponse> = async (context) => {
  const asked = queryOf(context, shape);
  const { store, now } = context;
  const { member: agent } = sessionOf(context);
  await settleOrders(store, { now });
  return store.read((reading) => profitOf(reading, agent, asked, now));
};
