import type { TransferInfoResponse } from "@livery/platform/decoders/transferInfo.gen.js";
import { rangeOf } from "../money/cashier.ts";
import { balanceOf } from "../money/requireOwnMoney.ts";
import { settleOrders } from "../money/settleOrders.ts";
import { masked } from "../money/transfers/masked.ts";
import { uplineOf } from "../money/transfers/memberTransfer.ts";
import { type Route, sessionOf } from "../requestContext.ts";

/** AP-124: whom the member can transfer money to, and how much. */
export const transferInfo: Route<TransferInfoResponse> = async (context) => {
  const { store, merchant, now } = context;
  const { member } = sessionOf(context);
  await settleOrders(store, { memberId: member.id, now });
  return store.read((reading) => {
    const upline = uplineOf(reading, member);
    const range = rangeOf("transfer", merchant.currencyDecimals);
    return { ...(upline && { upline: masked(upline.account) }), ...balanceOf(reading, member.id), ...range };
  });
};
