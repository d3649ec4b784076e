import type { ConsolidatedFundsResponse } from "@livery/platform/decoders/consolidatedFunds.gen.js";
import { fundsOf } from "../money/ledger/funds.ts";
import { settleOrders } from "../money/settleOrders.ts";
import { type Route, sessionOf } from "../requestContext.ts";

/** AP-022: the member's money by wallet. */
export const consolidatedFunds: Route<ConsolidatedFundsResponse> = async (context) => {
  const { store, now } = context;
  const { id: memberId } = sessionOf(context).member;
  await settleOrders(store, { memberId, now });
  return store.read((reading) => {
    const { main, held, vendors, total } = fundsOf(reading, memberId);
    return { funds: { total, main, held, vendors: [...vendors].map(([vendor, balance]) => ({ vendor, balance })) } };
  });
};
