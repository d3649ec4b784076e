import { minor, type Minor } from "@livery/product/money.ts";
import { availableOf } from "../../../kit/money/availableOf.ts";
import type { Card } from "../../payout/payoutData.ts";
import type { Info, Order } from "./withdrawData.ts";

/** What the platform keeps of a withdrawal: a share of it, rounded down, and at least its minimum. */
export function feeOf(amount: Minor, { feeRate, feeMinimum = minor(0) }: Pick<Info, "feeRate" | "feeMinimum">): Minor {
  // In hundredths of a percent, which are whole numbers: 1.1 % of 1,000 is 11 and not 10.999….
  const share = Number((BigInt(amount) * BigInt(Math.round(feeRate * 100))) / 10_000n);
  return minor(Math.max(feeMinimum, share));
}

/** What the member receives of an order; undefined where that cannot be counted. */
export function receivedOf({ amount, fee }: Pick<Order, "amount" | "fee">): Minor | undefined {
  const received = amount - fee;
  return Number.isSafeInteger(received) ? minor(received) : undefined;
}

/** Whether withdrawals to a card are possible (CO-036). A time that cannot be read is for the platform to judge. */
export function isUsable({ usableFrom }: Pick<Card, "usableFrom">, now: number): boolean {
  return usableFrom === undefined || !(Date.parse(usableFrom) > now);
}

/** Why nothing can be withdrawn at the moment, the reason that lasts longest first. */
export type Obstacle = "turnover" | "orders" | "balance" | "card";

export function obstacleOf(
  { turnoverLeft, minimum, ordersLeft, ...info }: Info,
  cards: readonly Card[],
  now: number,
): Obstacle | undefined {
  if (turnoverLeft > 0) return "turnover";
  if (availableOf(info) < minimum) return "balance";
  if (ordersLeft <= 0) return "orders";
  return cards.some((card) => isUsable(card, now)) ? undefined : "card";
}
