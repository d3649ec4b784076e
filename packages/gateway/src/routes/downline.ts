import type { DownlineResponse } from "@livery/platform/decoders/downline.gen.js";
import { shape } from "@livery/platform/requests/downline.gen.js";
import { listDownline } from "../agents/downline.ts";
import { settleOrders } from "../money/settleOrders.ts";
import { queryOf } from "../requestOf.ts";
import { type Route, sessionOf } from "../requestContext.ts";

/** AP-185: the members below the agent. */
export const downline: Route<DownlineResponse> = async (context) => {
  const asked = queryOf(context, shape);
  const { store, now } = context;
  const { member: agent } = sessionOf(context);
  await settleOrders(store, { now });
  return store.read((reading) => listDownline(reading, agent, asked, now));
};
