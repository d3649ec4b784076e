import type { WirePointReward } from "@livery/platform/decoders/pointRewards.gen.js";
import { minor, type Minor } from "@livery/product/money.ts";

export type Reward = WirePointReward;

/** What a member has to get rewards with; undefined where it is not known, and the platform decides. */
export interface Means {
  readonly points: number | undefined;
  /** The deposits made in all. */
  readonly deposited: Minor | undefined;
}

/** Why a member cannot get a reward now, and what is missing. */
type Obstacle =
  | { readonly id: "soldOut" }
  | { readonly id: "deposits"; readonly amount: Minor }
  | { readonly id: "points"; readonly points: number };

/** The platform takes no more of one reward at once (AP-053). */
const MOST_AT_ONCE = 100;

/** The first reason why a reward cannot be had, the one that lasts longest (PM-004). */
export function obstacleOf(
  { points: price, amount, stock }: Pick<Reward, "points" | "amount" | "stock">,
  { points, deposited }: Means,
): Obstacle | undefined {
  if (stock !== undefined && stock <= 0) return { id: "soldOut" };
  if (deposited !== undefined && deposited < amount)
    return { id: "deposits", amount: minor(amount - Math.max(0, deposited)) };
  if (points !== undefined && points < price) return { id: "points", points: price - points };
  return undefined;
}

/** How many of a reward the points and the stock allow at once. */
export function mostOf({ points: price, stock }: Pick<Reward, "points" | "stock">, points: number | undefined): number {
  const affordable = points === undefined || price <= 0 ? MOST_AT_ONCE : Math.floor(points / price);
  return Math.max(0, Math.min(MOST_AT_ONCE, affordable, stock ?? MOST_AT_ONCE));
}
