import type { RedeemedPointsResponse } from "@livery/platform/decoders/redeemedPoints.gen.js";
import { shape } from "@livery/platform/requests/redeemedPoints.gen.js";
import { pageOf, totalOf } from "../money/pageOf.ts";
import { wireRedemption } from "../points/redemptions.ts";
import { daysAsked } from "../records/daysAsked.ts";
import { queryOf } from "../requestOf.ts";
import { type Route, sessionOf } from "../requestContext.ts";

/** AP-054: what the member's points were spent on, newest first. */
export const redeemedPoints: Route<RedeemedPointsResponse> = (context) => {
  const asked = queryOf(context, shape);
  const { id: memberId } = sessionOf(context).member;
  return context.store.read((reading) => {
    const { all, tables } = reading;
    const { start, end } = daysAsked(reading, memberId, asked, context.now);
    const query = tables
      .selectFrom("point_redemption")
      .where("member_id", "=", memberId)
      .where("at", ">=", start)
      .where("at", "<", end);
    const total = totalOf(reading, query);
    const rows = (limit: number, offset: number) =>
      all(query.selectAll().orderBy("at", "desc").orderBy("number", "desc").limit(limit).offset(offset));
    return pageOf(asked, total, rows, (row) => wireRedemption(row, context));
  });
};
