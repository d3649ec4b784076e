import type { WireTransaction } from "@livery/platform/decoders/shared/transaction.gen.ts";
import { type Minor, minor } from "@livery/product/money.ts";
import { settlementKinds } from "../agents/contracts/settleContracts.ts";
import { ApiError } from "../http/apiError.ts";
import type { TransactionKind } from "../money/ledger/postTransaction.ts";
import { memberById } from "../members/findMember.ts";
import { fundsOf } from "../money/ledger/funds.ts";
import { pageOf, totalOf } from "../money/pageOf.ts";
import type { Reading } from "../store/transaction.ts";
import { ledgerEntries } from "./ledgerSums.ts";
import type { Whose } from "./whose.ts";

/**
 * What a member's record of money shows. Bets have a record of their own (AP-130), and so have transfers between the
 * member's own wallets (AP-122), which change nothing of what it has. A withdrawal counts from its order on.
 */
const moneyTypes = {
  DEPOSIT: ["deposit"],
  WITHDRAWAL: ["withdrawalHold", "withdrawalRelease"],
  TRANSFER: ["upline", "downline"],
  BONUS: ["welcome", "reward", "bonus", "raffle", "referral"],
  CONTRACT: Object.values(settlementKinds),
  REBATE: ["rebate"],
  POINTS: ["points"],
  OPENING: ["opening"],
} as const satisfies Readonly<Record<string, readonly TransactionKind[]>>;

export type MoneyType = keyof typeof moneyTypes;

const allKinds = Object.values(moneyTypes).flat();

const typeOf = new Map<string, MoneyType>(
  Object.entries(moneyTypes).flatMap(([type, kinds]) => kinds.map((kind) => [kind, type as MoneyType] as const)),
);

/** The type that a request's field names; rejects an unknown one. */
export function moneyTypeOf(field: string, type: string | undefined): MoneyType | undefined {
  if (type === undefined) return undefined;
  if (!Object.hasOwn(moneyTypes, type)) throw new ApiError("FIELD_INVALID", { field, rule: "choice" });
  return type as MoneyType;
}

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
export function listMoney(reading: Reading, memberId: number, asked: Asked) {
  return listMovements(reading, memberId, asked, () => ({}));
}

/** A page of the movements of several members' money, each with its member's account (AP-189). */
export function listMoneyOf(reading: Reading, whose: Whose, asked: Asked) {
  return listMovements(reading, whose, asked, (memberId) => ({ account: memberById(reading, memberId)!.account }));
}

function listMovements(
  reading: Reading,
  whose: Whose,
  { type, start, end, ...page }: Asked,
  named: (memberId: number) => { readonly account?: string },
) {
  const { all } = reading;
  const kinds = type === undefined ? allKinds : moneyTypes[type];
  const query = ledgerEntries(reading, whose, kinds, { from: start, to: end }).where("wallet.kind", "in", spendable);
  const total = totalOf(reading, query);
  const rows = (limit: number, offset: number) =>
    all(
      query
        .leftJoin("withdrawal_order as ordered", "ordered.id", "moved.reference")
        .select(["moved.id", "moved.kind", "moved.at", "moved.remark", "entry.amount", "ordered.state"])
        .select(["entry.id as entry", "wallet.member_id"])
        .orderBy("moved.id", "desc")
        .orderBy("entry.id", "desc")
        .limit(limit)
        .offset(offset),
    );
  const balanceAfter = createBalances(reading);
  return pageOf(page, total, rows, ({ id, entry, kind, at, remark, amount, state, ...row }): WireTransaction => {
    const memberId = row.member_id!;
    return {
      // A transfer between two members of a list is one transaction with a movement of each.
      id: String(entry),
      at: new Date(at).toISOString(),
      ...named(memberId),
      kind: typeOf.get(kind) ?? kind,
      amount,
      balance: balanceAfter(memberId, id),
      state: state ?? "COMPLETED",
      ...(remark !== "" && { remark }),
    };
  });
}

/** A member's balance after a transaction; to be asked for each member from its newest transaction to its oldest. */
function createBalances(reading: Reading): (memberId: number, transaction: number) => Minor {
  const reached = new Map<number, { readonly balance: number; readonly transaction: number }>();
  return (memberId, transaction) => {
    const newest = { balance: fundsOf(reading, memberId).total, transaction: Number.MAX_SAFE_INTEGER };
    const later = reached.get(memberId) ?? newest;
    const balance = later.balance - sumBetween(reading, memberId, transaction, later.transaction);
    reached.set(memberId, { balance, transaction });
    return minor(balance);
  };
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
