import type { TeamOverviewResponse } from "@livery/platform/decoders/teamOverview.gen.js";
import { shape } from "@livery/platform/requests/teamOverview.gen.js";
import { teamOverview as overviewOf } from "../agents/teamOverview.ts";
import { settleOrders } from "../money/settleOrders.ts";
import { queryOf } from "../requestOf.ts";
import { type Route, sessionOf } from "../requestContext.ts";

/** AP-180: the agent's team in figures. */
export const teamOverview: Route<TeamOverviewResponse> = async (context) => {
  const asked = queryOf(context, shape);
  const { store, now } = context;
  const { member: agent } = sessionOf(context);
  await settleOrders(store, { now });
  return store.read((reading) => overviewOf(reading, agent, asked, now));
};
