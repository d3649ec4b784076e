import type { WireTransfer } from "@livery/platform/decoders/shared/transfer.gen.ts";
import type { TransfersRequest } from "@livery/platform/requests/transfers.gen.js";
import { type Minor, minor } from "@livery/product/money.ts";
import type { Reading } from "../../store/transaction.ts";
import { daysAsked } from "../../records/daysAsked.ts";
import { pageOf, totalOf } from "../pageOf.ts";
import { masked } from "./masked.ts";
import { MAIN } from "./walletTransfer.ts";

const kindsOf = {
  UP: ["upline"],
  DOWN: ["downline"],
  RECEIVED: ["upline", "downline"],
  WALLET: ["transfer", "recall"],
} as const satisfies Record<WireTransfer["kind"], readonly string[]>;

interface Row {
  readonly reference: string;
  readonly kind: string;
  readonly remark: string;
  readonly at: number;
  readonly amount: Minor;
  readonly from_kind: string;
  readonly from_name: string;
  readonly from_member: number | null;
  readonly from_account: string | null;
  readonly to_kind: string;
  readonly to_name: string;
  readonly to_account: string | null;
}

/** A page of a member's transfers, newest first (AP-122). */
export function listTransfers(reading: Reading, memberId: number, asked: TransfersRequest, now: number) {
  const query = transfersOf(reading, memberId, asked, now);
  const total = totalOf(reading, query);
  const rows = (limit: number, offset: number): Row[] =>
    reading.all(
      query
        .select(["moved.reference", "moved.kind", "moved.remark", "moved.at", "received.amount"])
        .select(["source.kind as from_kind", "source.name as from_name", "source.member_id as from_member"])
        .select(["sender.account as from_account", "target.kind as to_kind", "target.name as to_name"])
        .select("receiver.account as to_account")
        .orderBy("moved.id", "desc")
        .limit(limit)
        .offset(offset),
    );
  return pageOf(asked, total, rows, (row) => wireTransfer(row, memberId));
}

/** One of the newest transfers by its id, as its sender sees it. */
export function transferBy(
  reading: Reading,
  memberId: number,
  { kind, id }: { readonly kind: "UP" | "DOWN"; readonly id: string },
  now: number,
): WireTransfer {
  const { list } = listTransfers(reading, memberId, { kind, pageSize: 100 }, now);
  return list.find((transfer) => transfer.id === id)!;
}

function transfersOf(reading: Reading, memberId: number, { kind, ...days }: TransfersRequest, now: number) {
  const { tables } = reading;
  const { start, end } = daysAsked(reading, memberId, days, now);
  const kinds = kind === undefined ? Object.values(kindsOf).flat() : kindsOf[kind];
  const own = tables
    .selectFrom("ledger_entry")
    .innerJoin("wallet", "wallet.id", "ledger_entry.wallet_id")
    .select("transaction_id")
    .where("wallet.member_id", "=", memberId);
  const query = tables
    .selectFrom("ledger_transaction as moved")
    .innerJoin("ledger_entry as sent", (join) =>
      join.onRef("sent.transaction_id", "=", "moved.id").on("sent.amount", "<", minor(0)),
    )
    .innerJoin("ledger_entry as received", (join) =>
      join.onRef("received.transaction_id", "=", "moved.id").on("received.amount", ">", minor(0)),
    )
    .innerJoin("wallet as source", "source.id", "sent.wallet_id")
    .innerJoin("wallet as target", "target.id", "received.wallet_id")
    .leftJoin("member as sender", "sender.id", "source.member_id")
    .leftJoin("member as receiver", "receiver.id", "target.member_id")
    .where("moved.id", "in", own)
    .where("moved.kind", "in", kinds)
    .where("moved.at", ">=", start)
    .where("moved.at", "<", end);
  if (kind === "UP" || kind === "DOWN") return query.where("source.member_id", "=", memberId);
  return kind === "RECEIVED" ? query.where("target.member_id", "=", memberId) : query;
}

function wireTransfer(row: Row, memberId: number): WireTransfer {
  const base = {
    id: row.reference,
    amount: row.amount,
    at: new Date(row.at).toISOString(),
    ...(row.remark !== "" && { remark: row.remark }),
  };
  if (kindsOf.WALLET.some((kind) => kind === row.kind)) {
    const nameOf = (kind: string, name: string) => (kind === "main" ? MAIN : name);
    const [from, to] = [nameOf(row.from_kind, row.from_name), nameOf(row.to_kind, row.to_name)];
    return { ...base, kind: "WALLET", from, to };
  }
  const sent = row.kind === "downline" ? "DOWN" : "UP";
  const kind = row.from_member === memberId ? sent : "RECEIVED";
  return { ...base, kind, from: masked(row.from_account ?? ""), to: masked(row.to_account ?? "") };
}
