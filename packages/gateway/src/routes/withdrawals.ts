import type { WithdrawalsAnswer } from "@livery/platform/decoders/withdrawals.gen.js";
import { shape } from "@livery/platform/requests/withdrawals.gen.js";
import { cardsOfOrders } from "../money/cards/bankCards.ts";
import { listOrders } from "../money/listOrders.ts";
import { settleOrders } from "../money/settleOrders.ts";
import { wireWithdrawal } from "../money/withdrawals/withdrawalOrders.ts";
import { queryOf } from "../requestOf.ts";
import { type Route, sessionOf } from "../visit.ts";

/** AP-117: the member's withdrawals, the newest first. */
export const withdrawals: Route<WithdrawalsAnswer> = async (visit) => {
  const asked = queryOf(visit, shape);
  const { store, merchant, now } = visit;
  const { id: memberId } = sessionOf(visit).member;
  await settleOrders(store, { memberId, now });
  return store.read((reading) => {
    const cards = cardsOfOrders(reading, memberId);
    return listOrders(reading, "withdrawal_order", { ...asked, memberId }, (order) =>
      wireWithdrawal(order, cards.get(order.card_id)!, merchant),
    );
  });
};
