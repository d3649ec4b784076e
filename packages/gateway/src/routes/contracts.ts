import type { ContractsResponse } from "@livery/platform/decoders/contracts.gen.js";
import { shape } from "@livery/platform/requests/contracts.gen.js";
import { listContracts } from "../agents/contracts/listContracts.ts";
import { settleOrders } from "../money/settleOrders.ts";
import { queryOf } from "../requestOf.ts";
import { type Route, sessionOf } from "../requestContext.ts";

/** AP-190: the agent's contracts of one kind. */
export const contracts: Route<ContractsResponse> = async (context) => {
  const { kind } = queryOf(context, shape);
  const { member: agent } = sessionOf(context);
  await settleOrders(context.store, { memberId: agent.id, now: context.now });
  return context.store.read((reading) => listContracts(reading, agent, kind));
};
