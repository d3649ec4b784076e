import type { WithdrawalInfoResponse } from "@livery/platform/decoders/withdrawalInfo.gen.js";
import { minor } from "@livery/product/money.ts";
import { cashier, rangeOf } from "../money/cashier.ts";
import { balanceOf } from "../money/requireOwnMoney.ts";
import { settleOrders } from "../money/settleOrders.ts";
import { withdrawalsLeft } from "../money/withdrawals/withdrawalOrders.ts";
import { type Route, sessionOf } from "../requestContext.ts";

/** AP-115: what the member may withdraw. There is no turnover requirement, because no bonus has one yet. */
export const withdrawalInfo: Route<WithdrawalInfoResponse> = async (context) => {
  const { store, merchant, now } = context;
  const { id: memberId } = sessionOf(context).member;
  await settleOrders(store, { memberId, now });
  return store.read((reading) => ({
    ...balanceOf(reading, memberId),
    turnoverLeft: minor(0),
    ...rangeOf("withdrawal", merchant.currencyDecimals),
    feeRate: cashier.withdrawalFee,
    ordersLeft: withdrawalsLeft(reading, memberId, now),
  }));
};
