import type { PointTransactionsResponse } from "@livery/platform/decoders/pointTransactions.gen.js";
import { shape } from "@livery/platform/requests/pointTransactions.gen.js";
import { ApiError } from "../http/apiError.ts";
import { settleOrders } from "../money/settleOrders.ts";
import { listPoints } from "../points/listPoints.ts";
import { pointTypes } from "../points/pointTerms.ts";
import { daysAsked } from "../records/daysAsked.ts";
import { listMoney, moneyTypeOf } from "../records/listMoney.ts";
import { queryOf } from "../requestOf.ts";
import { type Route, sessionOf } from "../requestContext.ts";
import type { PointType } from "../store/pointTables.ts";

const ofPoints: readonly PointType[] = [...Object.values(pointTypes), "REDEEM", "DEPOSIT"];

/** AP-056: the movements of the member's money or points, newest first. */
export const pointTransactions: Route<PointTransactionsResponse> = async (context) => {
  const { unit, type, from, to, ...page } = queryOf(context, shape);
  const { store, now } = context;
  const { id: memberId } = sessionOf(context).member;
  await settleOrders(store, { memberId, now });
  return store.read((reading) => {
    const asked = { ...page, ...daysAsked(reading, memberId, { from, to }, now) };
    if (unit === "POINTS") {
      const { list: points, ...rest } = listPoints(reading, memberId, { ...asked, type: pointTypeOf(type) });
      return { transactions: [], points, ...rest };
    }
    const { list: transactions, ...rest } = listMoney(reading, memberId, { ...asked, type: moneyTypeOf("type", type) });
    return { transactions, points: [], ...rest };
  });
};

function pointTypeOf(type: string | undefined): PointType | undefined {
  const found = ofPoints.find((one) => one === type);
  if (type !== undefined && found === undefined) throw new ApiError("FIELD_INVALID", { field: "type", rule: "choice" });
  return found;
}
