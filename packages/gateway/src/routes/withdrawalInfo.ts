import type { WithdrawalInfoAnswer } from "@livery/platform/decoders/withdrawalInfo.gen.js";
import { cashier, rangeOf } from "../money/cashier.ts";
import { mainWallet } from "../money/ledger/wallets.ts";
import { settleOrders } from "../money/settleOrders.ts";
import { withdrawalsLeft } from "../money/withdrawals/withdrawalOrders.ts";
import { type Route, sessionOf } from "../visit.ts";

/** AP-115: what the member may withdraw. Nothing must be played first: no bonus asks for it yet. */
export const withdrawalInfo: Route<WithdrawalInfoAnswer> = async (visit) => {
  const { store, now } = visit;
  const { id: memberId } = sessionOf(visit).member;
  await settleOrders(store, { memberId, now });
  return store.read((reading) => ({
    balance: mainWallet(reading, memberId).balance,
    turnoverLeft: 0,
    ...rangeOf("withdrawal"),
    feeRate: cashier.withdrawalFee,
    ordersLeft: withdrawalsLeft(reading, memberId, now),
  }));
};
