import type { BalanceResponse } from "@livery/platform/decoders/balance.gen.js";
import { fundsOf } from "../money/ledger/funds.ts";
import { settleOrders } from "../money/settleOrders.ts";
import { type Route, sessionOf } from "../requestContext.ts";

/** AP-020: the member's total over all wallets, in whole points with decimals; the ledger counts hundredths. */
export const balance: Route<BalanceResponse> = async (context) => {
  const { store, now } = context;
  const { id: memberId } = sessionOf(context).member;
  await settleOrders(store, { memberId, now });
  return store.read((reading) => ({ sumBalance: fundsOf(reading, memberId).total / 100 }));
};
