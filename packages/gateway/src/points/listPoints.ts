import type { WirePointMovement } from "@livery/platform/decoders/shared/pointMovement.gen.ts";
import { pageOf, totalOf } from "../money/pageOf.ts";
import type { PointType } from "../store/pointTables.ts";
import type { Reading } from "../store/transaction.ts";
import { HUNDREDTHS } from "./pointTerms.ts";

interface Asked {
  readonly type?: PointType | undefined;
  readonly start: number;
  readonly end: number;
  readonly pageNo?: number | undefined;
  readonly pageSize?: number | undefined;
}

/** A page of the movements of a member's points, newest first (AP-056). */
export function listPoints(reading: Reading, memberId: number, { type, start, end, ...page }: Asked) {
  const { all, tables } = reading;
  let query = tables
    .selectFrom("point_movement")
    .where("member_id", "=", memberId)
    .where("at", ">=", start)
    .where("at", "<", end);
  if (type !== undefined) query = query.where("type", "=", type);
  const total = totalOf(reading, query);
  const rows = (limit: number, offset: number) =>
    all(query.selectAll().orderBy("at", "desc").orderBy("id", "desc").limit(limit).offset(offset));
  return pageOf(page, total, rows, (row): WirePointMovement => ({
    id: String(row.id),
    at: new Date(row.at).toISOString(),
    type: row.type,
    points: row.amount / HUNDREDTHS,
    balance: row.balance / HUNDREDTHS,
  }));
}
