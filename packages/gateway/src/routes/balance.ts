import type { BalanceResponse } from "@livery/platform/decoders/balance.gen.js";
import { toMajor } from "@livery/product/money.ts";
import { fundsOf } from "../money/ledger/funds.ts";
import { settleOrders } from "../money/settleOrders.ts";
import { type Route, sessionOf } from "../requestContext.ts";

/** AP-020: the member's total over all wallets, in whole units of the currency (HD-010). */
export const balance: Route<BalanceResponse> = async (context) => {
  const { store, merchant, now } = context;
  const { id: memberId } = sessionOf(context).member;
  await settleOrders(store, { memberId, now });
  return store.read((reading) => ({
    sumBalance: toMajor(fundsOf(reading, memberId).total, merchant.currencyDecimals),
  }));
};
