import type { Selectable } from "kysely";
import type { Tables } from "../store/tables.ts";
import type { Reading } from "../store/transaction.ts";
import { pageOf, totalOf } from "./pageOf.ts";

type OrderTable = "deposit_order" | "withdrawal_order";

interface Asked {
  readonly memberId: number;
  readonly state?: string | undefined;
  readonly pageNo?: number | undefined;
  readonly pageSize?: number | undefined;
}

/** A page of a member's orders, newest first. */
export function listOrders<Table extends OrderTable, Wire>(
  reading: Reading,
  table: Table,
  asked: Asked,
  toWire: (order: Selectable<Tables[Table]>) => Wire,
) {
  const { all, tables } = reading;
  let query = tables.selectFrom(table as OrderTable).where("member_id", "=", asked.memberId);
  if (asked.state !== undefined) query = query.where("state", "=", asked.state as never);
  const total = totalOf(reading, query);
  const rows = (limit: number, offset: number) =>
    all(query.selectAll().orderBy("number", "desc").limit(limit).offset(offset));
  return pageOf(asked, total, rows as (limit: number, offset: number) => Selectable<Tables[Table]>[], toWire);
}
