import type { WireTransaction } from "@livery/platform/decoders/shared/transaction.gen.ts";
import { type Minor, minor } from "@livery/product/money.ts";
import { sql } from "kysely";
import type { TransactionKind } from "../money/ledger/postTransaction.ts";
import { fundsOf } from "../money/ledger/funds.ts";
import { pageOf } from "../money/pageOf.ts";
import type { Reading } from "../store/transaction.ts";

/**
 * What a member's record of money shows. Bets have a record of their own (AP-130), and so have transfers between the
 * member's own wallets (AP-122), which change nothing of what it has. A withdrawal counts from its order on.
 */
export const moneyTypes = {
  DEPOSIT: ["deposit"],
  WITHDRAWAL: ["withdrawalHold", "withdrawalRelease"],
  TRANSFER: ["upline"],
  BONUS: ["welcome", "reward", "bonus", "referral"],
  REBATE: ["rebate"],
  POINTS: ["points"],
  OPENING: ["opening"],
} as const satisfies Readonly<Record<string, readonly TransactionKind[]>>;

export type MoneyType = keyof typeof moneyTypes;

const typeOf = new Map<string, MoneyType>(
  Object.entries(moneyTypes).flatMap(([type, kinds]) => kinds.map((kind) => [kind, type as MoneyType] as const)),
);

interface Asked {
  readonly type?: MoneyType | undefined;
  readonly start: number;
  readonly end: number;
  readonly pageNo?: number | undefined;
  readonly pageSize?: number | undefined;
}

/** The wallets that count as what a member has; money held for a withdrawal has left them. */
const spendable = ["main", "vendor"] as const;

/** A page of the movements of a member's money, newest first (AP-056). */
export function listMoney(reading: Reading, memberId: number, { type, start, end, ...page }: Asked) {
  const { all, first, tables } = reading;
  const kinds = type === undefined ? [...typeOf.keys()] : moneyTypes[type];
  const query = tables
    .selectFrom("wallet")
    .innerJoin("ledger_entry as entry", "entry.wallet_id", "wallet.id")
    .innerJoin("ledger_transaction as moved", "moved.id", "entry.transaction_id")
    .where("wallet.member_id", "=", memberId)
    .where("wallet.kind", "in", spendable)
    .where("entry.is_play", "=", sql.lit(0))
    .where("moved.kind", "in", kinds)
    .where("moved.at", ">=", start)
    .where("moved.at", "<", end);
  const total = first(query.select((is) => is.fn.countAll<number>().as("total")))?.total ?? 0;
  const rows = (limit: number, offset: number) =>
    all(
      query
        .leftJoin("withdrawal_order as ordered", "ordered.id", "moved.reference")
        .select(["moved.id", "moved.kind", "moved.at", "moved.remark", "entry.amount", "ordered.state"])
        .orderBy("moved.id", "desc")
        .limit(limit)
        .offset(offset),
    );
  let balance: number = fundsOf(reading, memberId).total;
  let later = Number.MAX_SAFE_INTEGER;
  return pageOf(page, total, rows, ({ id, kind, at, remark, amount, state }): WireTransaction => {
    balance -= sumBetween(reading, memberId, id, later);
    later = id;
    return {
      id: String(id),
      at: new Date(at).toISOString(),
      kind: typeOf.get(kind) ?? kind,
      amount,
      balance: minor(balance),
      state: state ?? "COMPLETED",
      ...(remark !== "" && { remark }),
    };
  });
}

/** What moved after one transaction, up to another. */
function sumBetween({ first, tables }: Reading, memberId: number, after: number, upTo: number): Minor {
  const sum = first(
    tables
      .selectFrom("wallet")
      .innerJoin("ledger_entry as entry", "entry.wallet_id", "wallet.id")
      .select((is) => is.fn.sum<number | null>("entry.amount").as("amount"))
      .where("wallet.member_id", "=", memberId)
      .where("wallet.kind", "in", spendable)
      .where("entry.transaction_id", ">", after)
      .where("entry.transaction_id", "<=", upTo),
  );
  return minor(sum?.amount ?? 0);
}
