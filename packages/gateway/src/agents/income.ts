import type { IncomeResponse } from "@livery/platform/decoders/income.gen.js";
import type { IncomeRequest } from "@livery/platform/requests/income.gen.js";
import { type Minor, minor } from "@livery/product/money.ts";
import { sql } from "kysely";
import { ApiError } from "../http/apiError.ts";
import type { Member } from "../members/findMember.ts";
import type { TransactionKind } from "../money/ledger/postTransaction.ts";
import { pageOf, totalOf } from "../money/pageOf.ts";
import { masked } from "../money/transfers/masked.ts";
import { daysAsked } from "../records/daysAsked.ts";
import { type Span, ledgerEntries, ledgerSums } from "../records/ledgerSums.ts";
import type { Reading } from "../store/transaction.ts";
import { wireShares } from "./contracts/listContracts.ts";
import { settlementKinds } from "./contracts/settleContracts.ts";

/** What an agent earns by others, and the ledger's kinds of it. What its own contracts pay its downline is negative. */
const incomeKinds = {
  REFERRAL: "referral",
  DIVIDEND: settlementKinds.dividend,
  DAILY: settlementKinds.daily,
  HOURLY: settlementKinds.hourly,
  REALTIME: settlementKinds.realTime,
} as const satisfies Readonly<Record<string, TransactionKind>>;

type IncomeKind = keyof typeof incomeKinds;

const kinds = Object.keys(incomeKinds) as readonly IncomeKind[];

/** A page of what an agent earned, the newest first, with the sums of all pages by kind (AP-188). */
export function listIncome(
  reading: Reading,
  agent: Pick<Member, "id">,
  { kind, from, to, ...page }: IncomeRequest,
  now: number,
): IncomeResponse {
  const shown = kind === undefined ? kinds : kinds.filter((one) => one === kind);
  if (shown.length === 0) throw new ApiError("FIELD_INVALID", { field: "kind", rule: "choice" });
  const { start, end } = daysAsked(reading, agent.id, { from, to }, now);
  const span = { from: start, to: end };
  const booked = shown.map((one) => incomeKinds[one]);
  const query = ledgerEntries(reading, agent.id, booked, span);
  const total = totalOf(reading, query);
  const rows = (limit: number, offset: number) =>
    reading.all(
      query
        .leftJoin("settlement as settled", "settled.id", "moved.reference")
        // The other party of a contract. A referral's reference is `member:<id>`.
        .innerJoin("member as source", (on) =>
          on.on(
            "source.id",
            "=",
            sql<number>`coalesce(iif(entry.amount > 0, settled.payer_id, settled.receiver_id),
              cast(substr(moved.reference, 8) as integer))`,
          ),
        )
        .select(["moved.id", "moved.at", "moved.kind", "entry.amount", "source.account"])
        .select(["settled.from_at", "settled.to_at", "settled.shares"])
        .orderBy("moved.id", "desc")
        .limit(limit)
        .offset(offset),
    );
  const listed = pageOf(page, total, rows, ({ id, at, kind: moved, amount, account, shares, ...period }) => ({
    id: String(id),
    at: new Date(at).toISOString(),
    kind: kinds.find((one) => incomeKinds[one] === moved) ?? moved,
    // The parties of a contract know each other by name.
    source: period.from_at === null ? masked(account) : account,
    amount,
    ...(period.from_at !== null &&
      period.to_at !== null && {
        from: new Date(period.from_at).toISOString(),
        to: new Date(period.to_at).toISOString(),
      }),
    ...wireShares(shares),
  }));
  return { ...listed, sums: incomeSums(reading, agent.id, span, shown) };
}

/** What an agent earned in a period, by kind. */
export function incomeSums(
  reading: Reading,
  agentId: number,
  span: Span,
  shown: readonly IncomeKind[] = kinds,
): { readonly kind: IncomeKind; readonly amount: Minor }[] {
  const sumOf = ledgerSums(reading, agentId, Object.values(incomeKinds), span);
  return shown.map((kind) => ({ kind, amount: minor(sumOf(incomeKinds[kind])) }));
}
