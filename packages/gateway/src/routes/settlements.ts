import type { SettlementsResponse } from "@livery/platform/decoders/settlements.gen.js";
import { shape } from "@livery/platform/requests/settlements.gen.js";
import { listSettlements } from "../agents/contracts/listContracts.ts";
import { settleOrders } from "../money/settleOrders.ts";
import { queryOf } from "../requestOf.ts";
import { type Route, sessionOf } from "../requestContext.ts";

/** AP-193: what contracts paid to the agent and by it, newest first. */
export const settlements: Route<SettlementsResponse> = async (context) => {
  const asked = queryOf(context, shape);
  const { store, now } = context;
  const { member: agent } = sessionOf(context);
  await settleOrders(store, { memberId: agent.id, now });
  return store.read((reading) => listSettlements(reading, agent, asked, now));
};
