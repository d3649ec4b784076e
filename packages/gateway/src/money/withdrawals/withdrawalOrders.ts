import type { WireWithdrawalOrder } from "@livery/platform/decoders/shared/withdrawalOrder.gen.ts";
import { type Minor, minor } from "@livery/product/money.ts";
import type { Selectable } from "kysely";
import { ApiError } from "../../http/apiError.ts";
import { sendMail } from "../../mail/sendMail.ts";
import type { Merchant } from "../../merchant.ts";
import type { RequestContext } from "../../requestContext.ts";
import type { Tables } from "../../store/tables.ts";
import type { Reading, Writing } from "../../store/transaction.ts";
import { periodOf } from "../../texts/periods.ts";
import { type BankCard, cardOf, markUsed, requireUsable, wireCard } from "../cards/bankCards.ts";
import { cashier, requireAmount } from "../cashier.ts";
import { moveMoney } from "../ledger/postTransaction.ts";
import { settingsOf, timeZoneOf } from "../merchantSettings.ts";
import { type Owner, mainWallet, openWallet } from "../ledger/wallets.ts";
import { newId } from "../newId.ts";
import { requireOwnMoney } from "../requireOwnMoney.ts";

export type WithdrawalOrder = Selectable<Tables["withdrawal_order"]>;

/** The cashier's fee for an amount. */
const feeOf = (amount: Minor) => minor(Math.floor((amount * cashier.withdrawalFee) / 100));

/** Creates a withdrawal order. Its money moves from the main wallet to the held one at once (AP-116). */
export function createWithdrawalOrder(
  writing: Writing,
  owner: Owner,
  { card: cardId, amount }: { readonly card: string; readonly amount: Minor },
  { merchant: terms, now }: Pick<RequestContext, "merchant" | "now">,
): WithdrawalOrder {
  const card = cardOf(writing, owner.id, cardId);
  requireUsable(card, terms, now);
  requireAmount("withdrawal", amount, settingsOf(writing, owner.merchant).decimals);
  if (withdrawalsLeft(writing, owner.id, now) <= 0) throw new ApiError("TOO_MANY_ORDERS");
  requireOwnMoney(writing, owner.id, amount);
  const id = newId("W");
  const { merchant } = owner;
  moveMoney(writing, {
    merchant,
    kind: "withdrawalHold",
    reference: id,
    now,
    amount,
    from: mainWallet(writing, owner.id),
    to: openWallet(writing, owner, { kind: "held" }, now),
  });
  markUsed(writing, card.id, now);
  const { first, tables } = writing;
  const order = {
    id,
    merchant,
    member_id: owner.id,
    card_id: card.id,
    amount,
    fee: feeOf(amount),
    reason: null,
    state: "PENDING" as const,
    created_at: now,
    due_at: now + cashier.withdrawalTakesMs,
  };
  return first(tables.insertInto("withdrawal_order").values(order).returningAll())!;
}

/** How many withdrawals the member may still order today; cancelled and rejected ones do not count. */
export function withdrawalsLeft(reading: Reading, memberId: number, now: number): number {
  const { first, tables } = reading;
  const counted = first(
    tables
      .selectFrom("withdrawal_order")
      .select((is) => is.fn.countAll<number>().as("today"))
      .where("member_id", "=", memberId)
      .where("created_at", ">=", periodOf("day", now, timeZoneOf(reading, memberId)).start)
      .where("state", "not in", ["CANCELLED", "REJECTED"]),
  );
  return Math.max(0, cashier.withdrawalsPerDay - (counted?.today ?? 0));
}

/** Whether the law of the merchant's markets lets a member cancel (CO-028). */
const mayCancel = ({ duties }: Merchant): boolean => duties?.withdrawalCancel ?? true;

/** AP-118: a withdrawal whose payment has not begun may be cancelled; its money returns to the main wallet. */
export function cancelWithdrawalOrder(
  writing: Writing,
  merchant: Merchant,
  owner: Owner,
  { id, now }: { readonly id: string; readonly now: number },
): WithdrawalOrder {
  const { first, tables } = writing;
  const order = first(
    tables.selectFrom("withdrawal_order").selectAll().where("id", "=", id).where("member_id", "=", owner.id),
  );
  if (!order) throw new ApiError("ORDER_UNKNOWN");
  if (!mayCancel(merchant)) throw new ApiError("CANCEL_FORBIDDEN");
  if (order.state !== "PENDING") throw new ApiError("ORDER_STATE", { state: order.state });
  releaseWithdrawal(writing, order, now);
  return setWithdrawal(writing, id, { state: "CANCELLED", due_at: null });
}

/** The cashier rejects a withdrawal: the unpaid part returns to the main wallet, and the member is told. */
export function rejectWithdrawalOrder(writing: Writing, id: string, reason: string, now: number): WithdrawalOrder {
  const { first, tables } = writing;
  const order = first(tables.selectFrom("withdrawal_order").selectAll().where("id", "=", id));
  if (!order) throw new ApiError("ORDER_UNKNOWN");
  // The part that was sent last may have arrived: its member says so first.
  if (order.due_at === null || order.state === "CONFIRMING") throw new ApiError("ORDER_STATE", { state: order.state });
  releaseWithdrawal(writing, order, now);
  sendMail(writing, order.member_id, { kind: "withdrawalRejected", amount: unpaidOf(order), now });
  return setWithdrawal(writing, id, { state: "REJECTED", reason, due_at: null });
}

/** The part of a withdrawal that is still held. */
export function unpaidOf({ amount, paid }: Pick<WithdrawalOrder, "amount" | "paid">): Minor {
  return minor(amount - paid);
}

function releaseWithdrawal(writing: Writing, order: WithdrawalOrder, now: number): void {
  const owner = { id: order.member_id, merchant: order.merchant };
  moveMoney(writing, {
    merchant: order.merchant,
    kind: "withdrawalRelease",
    reference: order.id,
    now,
    amount: unpaidOf(order),
    from: openWallet(writing, owner, { kind: "held" }, now),
    to: mainWallet(writing, owner.id),
  });
}

export function setWithdrawal(
  { first, tables }: Writing,
  id: string,
  changed: Pick<WithdrawalOrder, "state" | "due_at"> & Partial<Pick<WithdrawalOrder, "paid" | "reason">>,
): WithdrawalOrder {
  return first(tables.updateTable("withdrawal_order").set(changed).where("id", "=", id).returningAll())!;
}

/** An order in the platform's field names. `card` is the card that it pays to, which may have been removed since. */
export function wireWithdrawal(order: WithdrawalOrder, card: BankCard, merchant: Merchant): WireWithdrawalOrder {
  return {
    id: order.id,
    state: order.state,
    amount: order.amount,
    fee: order.fee,
    card: wireCard(card),
    createdAt: new Date(order.created_at).toISOString(),
    canCancel: order.state === "PENDING" && mayCancel(merchant),
    ...(order.reason !== null && { reason: order.reason }),
  };
}
