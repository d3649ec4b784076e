import type { WireDepositOrder } from "@livery/platform/decoders/shared/depositOrder.gen.ts";
import type { CreateDepositRequest } from "@livery/platform/requests/createDeposit.gen.js";
import type { Selectable } from "kysely";
import { ApiError } from "../../http/apiError.ts";
import { requireWithinDepositLimits } from "../../responsible/playLimits.ts";
import type { Tables } from "../../store/tables.ts";
import type { Reading, Writing } from "../../store/transaction.ts";
import { cashier, depositMethods, requireAmount } from "../cashier.ts";
import { requireRoom } from "../ledger/requireRoom.ts";
import type { Owner } from "../ledger/wallets.ts";
import { settingsOf } from "../merchantSettings.ts";
import { newId } from "../newId.ts";

export type DepositOrder = Selectable<Tables["deposit_order"]>;

/** Creates a deposit order if method, amount and the member's own limits allow it (AP-111). */
export function createDepositOrder(
  writing: Writing,
  owner: Owner,
  { method: id, amount, bonus }: CreateDepositRequest,
  now: number,
): DepositOrder {
  const method = depositMethods.find((one) => one.id === id);
  if (!method) throw new ApiError("FIELD_INVALID", { field: "method", rule: "choice" });
  // No method has a bonus yet: they come with promotions.
  if (bonus !== undefined) throw new ApiError("FIELD_INVALID", { field: "bonus", rule: "choice" });
  requireAmount(method, amount, settingsOf(writing, owner.merchant).decimals);
  const open = openOrders(writing, owner.id);
  if (open.length >= cashier.openDeposits) throw new ApiError("TOO_MANY_ORDERS");
  requireRoom(writing, owner.id, amount + open.reduce((sum, order) => sum + order.amount, 0));
  requireWithinDepositLimits(writing, owner.id, amount, now);
  const expires = now + cashier.payWithinMs;
  const { first, tables } = writing;
  const order = {
    id: newId("D"),
    merchant: owner.merchant,
    member_id: owner.id,
    method: id,
    amount,
    bonus: null,
    reason: null,
    state: "CREATED" as const,
    created_at: now,
    expires_at: expires,
    due_at: expires,
  };
  return first(tables.insertInto("deposit_order").values(order).returningAll())!;
}

function openOrders({ all, tables }: Reading, memberId: number): readonly Pick<DepositOrder, "amount">[] {
  return all(
    tables
      .selectFrom("deposit_order")
      .select("amount")
      .where("member_id", "=", memberId)
      .where("due_at", "is not", null),
  );
}

/** "I have paid": from now on the cashier looks for the payment (AP-112). */
export function confirmDepositOrder(writing: Writing, owner: Owner, id: string, now: number): DepositOrder {
  const order = requireCreated(writing, owner, id);
  return setDeposit(writing, order.id, { state: "PAID", due_at: now + cashier.depositTakesMs });
}

/** AP-113: a deposit that is not paid yet may be cancelled. */
export function cancelDepositOrder(writing: Writing, owner: Owner, id: string): DepositOrder {
  const order = requireCreated(writing, owner, id);
  return setDeposit(writing, order.id, { state: "CANCELLED", due_at: null });
}

function requireCreated({ first, tables }: Reading, owner: Owner, id: string): DepositOrder {
  const order = first(
    tables.selectFrom("deposit_order").selectAll().where("id", "=", id).where("member_id", "=", owner.id),
  );
  if (!order) throw new ApiError("ORDER_UNKNOWN");
  if (order.state !== "CREATED") throw new ApiError("ORDER_STATE", { state: order.state });
  return order;
}

export function setDeposit(
  { first, tables }: Writing,
  id: string,
  changed: Pick<DepositOrder, "state" | "due_at"> & Partial<Pick<DepositOrder, "reason">>,
): DepositOrder {
  return first(tables.updateTable("deposit_order").set(changed).where("id", "=", id).returningAll())!;
}

/** An order in the platform's field names; the payee is included while the order can be paid. */
export function wireDeposit(order: DepositOrder): WireDepositOrder {
  const method = depositMethods.find(({ id }) => id === order.method);
  return {
    id: order.id,
    state: order.state,
    method: order.method,
    amount: order.amount,
    createdAt: new Date(order.created_at).toISOString(),
    ...(order.bonus !== null && { bonus: order.bonus }),
    ...(order.reason !== null && { reason: order.reason }),
    ...(order.state === "CREATED" && {
      expiresAt: new Date(order.expires_at).toISOString(),
      payTo: { ...method?.payTo, reference: order.id },
    }),
  };
}
