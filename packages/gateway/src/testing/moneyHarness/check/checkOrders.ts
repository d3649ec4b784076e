import { operationOfAmount } from "../amounts.ts";
import type { Currency } from "../currency.ts";
import type { History, Operation } from "../history.ts";
import { idOf, outcomeOf } from "../outcome.ts";
import type { Books } from "../readBooks.ts";
import { nameOf } from "./checkResponses.ts";

interface Order {
  readonly id: string;
  readonly member: number;
  readonly state: string;
  /** The fields that it was created with. */
  readonly asked: { readonly amount: number } & Readonly<Record<string, unknown>>;
  /** For a withdrawal, the amount paid out. */
  readonly paid?: number;
}

/** The calls that create and end an order, and the states that they leave it in. */
interface Ways {
  readonly create: string;
  readonly ends: Readonly<Record<string, readonly string[]>>;
  /** The possible states of an order that nobody ended. */
  readonly left: readonly string[];
}

const depositWays: Ways = {
  create: "createDeposit",
  ends: { confirmDeposit: ["PAID", "COMPLETED"], cancelDeposit: ["CANCELLED"] },
  left: ["CREATED", "EXPIRED"],
};

const withdrawalWays: Ways = {
  create: "createWithdrawal",
  ends: { cancelWithdrawal: ["CANCELLED"] },
  left: ["PENDING", "PAYING", "CONFIRMING", "COMPLETED"],
};

/** Checks that every acknowledged order exists once, as requested, in a requested state. */
export function checkOrders({ currency, operations }: History, { rows }: Books): string[] {
  const asked = Map.groupBy(operations, ({ call }) => call);
  const deposits = rows.deposit_order.map(({ id, member_id: member, state, amount, method }) => {
    return { id, member, state, asked: { amount, method } };
  });
  const withdrawals = rows.withdrawal_order.map(({ id, member_id: member, state, amount, card_id: card, paid }) => {
    return { id, member, state, asked: { amount, card }, paid };
  });
  const byWay = [
    [depositWays, deposits],
    [withdrawalWays, withdrawals],
  ] as const;
  return byWay.flatMap(([ways, orders]) => [
    ...creationFaults(asked, orders, ways, currency),
    ...stateFaults(asked, orders, ways),
    ...orders.flatMap(payingFaults),
  ]);
}

type Asked = ReadonlyMap<string, readonly Operation[]>;

function creationFaults(asked: Asked, orders: readonly Order[], { create }: Ways, currency: Currency): string[] {
  const creations = asked.get(create) ?? [];
  const done = creations.filter((operation) => outcomeOf(operation) === "done");
  const told = new Map(done.map((operation) => [idOf(operation), operation]));
  const untold = new Map(
    creations.filter((operation) => outcomeOf(operation) === "unknown").map((operation) => [operation.id, operation]),
  );
  const faults: string[] = [];
  for (const order of orders) {
    const tag = operationOfAmount(currency, order.asked.amount);
    const creator = told.get(order.id) ?? untold.get(tag);
    told.delete(order.id);
    untold.delete(tag);
    if (!creator) faults.push(`order ${order.id} of member ${order.member} was not requested`);
    else if (!isAsAsked(order, creator))
      faults.push(`${nameOf(creator)} has become order ${order.id} with ${JSON.stringify(order.asked)}`);
  }
  for (const operation of told.values()) faults.push(`${nameOf(operation)} was acknowledged, but its order is missing`);
  return faults;
}

function isAsAsked({ member, asked }: Order, creator: Operation): boolean {
  return creator.member === member && Object.entries(asked).every(([field, value]) => creator.body[field] === value);
}

/** Checks that at most one call ended an order, and that its state matches. */
function stateFaults(asked: Asked, orders: readonly Order[], { ends, left }: Ways): string[] {
  const endings = Object.keys(ends).flatMap((call) => asked.get(call) ?? []);
  const byOrder = Map.groupBy(endings, ({ body }) => body["id"]);
  return orders.flatMap(({ id, state }) => {
    const about = byOrder.get(id) ?? [];
    const done = about.filter((operation) => outcomeOf(operation) === "done");
    if (done.length > 1) return [`order ${id} was ended more than once: ${done.map(nameOf).join(", ")}`];
    const untold = about.filter((operation) => outcomeOf(operation) === "unknown");
    const after = (operations: readonly Operation[]) => operations.flatMap(({ call }) => ends[call] ?? []);
    const allowed = done.length === 1 ? after(done) : [...left, ...after(untold)];
    return allowed.includes(state) ? [] : [`order ${id} is ${state}, and should be ${allowed.join(" or ")}`];
  });
}

function payingFaults({ id, state, asked: { amount }, paid }: Order): string[] {
  if (paid === undefined || state === "PAYING" || state === "CONFIRMING") return [];
  const due = state === "COMPLETED" ? amount : 0;
  return paid === due ? [] : [`order ${id} is ${state}, and ${paid} of ${amount} was paid`];
}
