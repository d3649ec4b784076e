import type { WithdrawalConfirmationResponse } from "@livery/platform/decoders/withdrawalConfirmation.gen.js";
import { shape } from "@livery/platform/requests/withdrawalConfirmation.gen.js";
import { settleOrders } from "../money/settleOrders.ts";
import { wireConfirmation, withdrawalOf } from "../money/withdrawals/withdrawalParts.ts";
import { queryOf } from "../requestOf.ts";
import { type Route, sessionOf } from "../requestContext.ts";

/** AP-069: a withdrawal with the parts that its member confirms. */
export const withdrawalConfirmation: Route<WithdrawalConfirmationResponse> = async (context) => {
  const { id } = queryOf(context, shape);
  const { store, now } = context;
  const { id: memberId } = sessionOf(context).member;
  await settleOrders(store, { memberId, now });
  return store.read((reading) => wireConfirmation(reading, withdrawalOf(reading, memberId, id)));
};
