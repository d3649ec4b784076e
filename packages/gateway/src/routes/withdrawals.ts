import type { WithdrawalsResponse } from "@livery/platform/decoders/withdrawals.gen.js";
import { shape } from "@livery/platform/requests/withdrawals.gen.js";
import { cardsOfOrders } from "../money/cards/bankCards.ts";
import { listOrders } from "../money/listOrders.ts";
import { settleOrders } from "../money/settleOrders.ts";
import { wireWithdrawal } from "../money/withdrawals/withdrawalOrders.ts";
import { queryOf } from "../requestOf.ts";
import { type Route, sessionOf } from "../requestContext.ts";

/** AP-117: the member's withdrawals, newest first. */
export const withdrawals: Route<WithdrawalsResponse> = async (context) => {
  const asked = queryOf(context, shape);
  const { store, merchant, now } = context;
  const { id: memberId } = sessionOf(context).member;
  await settleOrders(store, { memberId, now });
  return store.read((reading) => {
    const cards = cardsOfOrders(reading, memberId);
    return listOrders(reading, "withdrawal_order", { ...asked, memberId }, (order) =>
      wireWithdrawal(order, cards.get(order.card_id)!, merchant),
    );
  });
};
