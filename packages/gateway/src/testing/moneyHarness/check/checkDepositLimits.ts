import { operationOfAmount } from "../amounts.ts";
import type { History, Operation } from "../history.ts";
import { coolingMsOf } from "../merchants.ts";
import { limitPeriods } from "../mix/settingPlans.ts";
import { outcomeOf } from "../outcome.ts";
import type { Books } from "../readBooks.ts";
import { nameOf } from "./checkResponses.ts";
import { isSurelyBefore, mostAllowed } from "./mostAllowed.ts";
import { type LimitPeriod, nameOfPeriod } from "./nameOfPeriod.ts";

type Row = Books["rows"]["deposit_order"][number];

interface Ordered extends Row {
  readonly creation: Operation;
  /** The operation that cancelled it, if its sender got a response. */
  readonly cancellation: Operation | undefined;
}

/**
 * CO-020, CO-021: checks that no deposit was ordered above what its member's limits left at that moment, by the orders
 * in the file. `checkMovements` checks that the ledger credited each of them once. If two clients acted at the same
 * time, the more permissive order counts, so that every reported error is certain.
 */
export function checkDepositLimits(history: History, { rows }: Books): string[] {
  const merchants = new Map(history.members.map(({ id, merchant }) => [id, merchant]));
  const done = history.operations.filter((operation) => outcomeOf(operation) === "done");
  const limits = Map.groupBy(
    done.filter(({ call, body }) => call === "setPlayLimit" && body["kind"] === "DEPOSIT"),
    ({ member, body }) => `${member} ${String(body["period"])}`,
  );
  const orders = Map.groupBy(ordersOf(history, done, rows.deposit_order), ({ member_id: member }) => member);
  return [...orders].flatMap(([member, own]) =>
    limitPeriods.flatMap((period) => {
      const settings = (limits.get(`${member} ${period}`) ?? []).toSorted((one, other) => one.id - other.id);
      if (settings.length === 0) return [];
      const coolingMs = coolingMsOf(merchants.get(member) ?? "");
      return faultsIn(own, period, ({ creation, created_at: at }) =>
        mostAllowed(settings, { creation, at }, coolingMs),
      );
    }),
  );
}

/** In order of creation. The amount identifies the creator; `checkOrders` reports orders without one. */
function ordersOf({ currency, operations }: History, done: readonly Operation[], rows: readonly Row[]): Ordered[] {
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  const cancellations = new Map(
    done.filter(({ call }) => call === "cancelDeposit").map((operation) => [operation.body["id"], operation]),
  );
  return rows
    .toSorted((one, other) => one.number - other.number)
    .flatMap((row) => {
      const creation = byId.get(operationOfAmount(currency, row.amount));
      return creation ? [{ ...row, creation, cancellation: cancellations.get(row.id) }] : [];
    });
}

/** `limitOf`: the highest value that a member's limit may have had when it created an order. */
function faultsIn(own: readonly Ordered[], period: LimitPeriod, limitOf: (order: Ordered) => number): string[] {
  const byPeriod = Map.groupBy(own, ({ created_at: at }) => nameOfPeriod(period, at));
  return [...byPeriod].flatMap(([when, orders]) =>
    orders.flatMap((order, index) => {
      const limit = limitOf(order);
      if (limit === Number.POSITIVE_INFINITY) return [];
      const earlier = orders.slice(0, index).filter((one) => isSurelyOpen(one, order));
      const used = earlier.reduce((sum, { amount }) => sum + amount, 0);
      if (used + order.amount <= limit) return [];
      const above = `${order.amount} above the limit of the ${period} ${when}, ${limit}, with ${used} used`;
      return [`${nameOf(order.creation)} was accepted as order ${order.id}: ${above}`];
    }),
  );
}

/** Whether an order still counted towards the limits when a later one was created. */
function isSurelyOpen({ state, expires_at: expires, cancellation }: Ordered, { creation }: Ordered): boolean {
  switch (state) {
    case "CREATED":
    case "PAID":
    case "COMPLETED":
      return true;
    case "EXPIRED":
      return creation.endedAt !== undefined && creation.endedAt < expires;
    case "CANCELLED":
      return cancellation !== undefined && isSurelyBefore(creation, cancellation);
    case "REJECTED":
      return false;
  }
}
