import type { TeamTransactionsResponse } from "@livery/platform/decoders/teamTransactions.gen.js";
import { shape } from "@livery/platform/requests/teamTransactions.gen.js";
import { whomAsked } from "../agents/team.ts";
import { settleOrders } from "../money/settleOrders.ts";
import { daysAsked } from "../records/daysAsked.ts";
import { listMoneyOf, moneyTypeOf } from "../records/listMoney.ts";
import { queryOf } from "../requestOf.ts";
import { type Route, sessionOf } from "../requestContext.ts";

/** AP-189: the movements of the money of the agent's team, newest first. */
export const teamTransactions: Route<TeamTransactionsResponse> = async (context) => {
  const { account, kind, from, to, ...page } = queryOf(context, shape);
  const { store, now } = context;
  const { member: agent } = sessionOf(context);
  const type = moneyTypeOf("kind", kind);
  await settleOrders(store, { now });
  return store.read((reading) => {
    const days = daysAsked(reading, agent.id, { from, to }, now);
    return listMoneyOf(reading, whomAsked(reading, agent, account), { ...page, ...days, type });
  });
};
