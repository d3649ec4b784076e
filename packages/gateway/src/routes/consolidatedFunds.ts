import type { ConsolidatedFundsAnswer } from "@livery/platform/decoders/consolidatedFunds.gen.js";
import { fundsOf } from "../money/ledger/funds.ts";
import { settleOrders } from "../money/settleOrders.ts";
import { type Route, sessionOf } from "../visit.ts";

/** AP-022: what the member has, and where. */
export const consolidatedFunds: Route<ConsolidatedFundsAnswer> = async (visit) => {
  const { store, now } = visit;
  const { id: memberId } = sessionOf(visit).member;
  await settleOrders(store, { memberId, now });
  return store.read((reading) => {
    const { main, held, vendors, total } = fundsOf(reading, memberId);
    return { funds: { total, main, held, vendors: [...vendors].map(([vendor, balance]) => ({ vendor, balance })) } };
  });
};
