import type { RankProgressResponse } from "@livery/platform/decoders/rankProgress.gen.js";
import { type Minor, minor } from "@livery/product/money.ts";

/** What a member still needs for the next rank: 0 for what is met. Undefined at the highest rank. */
export function rankNeeds({
  next,
  deposit,
  validBet,
}: Omit<RankProgressResponse, "rank">): Readonly<Record<"deposit" | "validBet", Minor>> | undefined {
  // At most what can be counted.
  const left = (goal: Minor, value: Minor) => minor(Math.min(Math.max(0, goal - value), Number.MAX_SAFE_INTEGER));
  return next && { deposit: left(next.deposit, deposit), validBet: left(next.validBet, validBet) };
}
