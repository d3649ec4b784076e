import type { DepositsResponse } from "@livery/platform/decoders/deposits.gen.js";
import { shape } from "@livery/platform/requests/deposits.gen.js";
import { wireDeposit } from "../money/deposits/depositOrders.ts";
import { listOrders } from "../money/listOrders.ts";
import { settleOrders } from "../money/settleOrders.ts";
import { queryOf } from "../requestOf.ts";
import { type Route, sessionOf } from "../requestContext.ts";

/** AP-114: the member's deposits, newest first. */
export const deposits: Route<DepositsResponse> = async (context) => {
  const asked = queryOf(context, shape);
  const { store, now } = context;
  const { id: memberId } = sessionOf(context).member;
  await settleOrders(store, { memberId, now });
  return store.read((reading) => listOrders(reading, "deposit_order", { ...asked, memberId }, wireDeposit));
};
