import type { TeamOverviewResponse } from "@livery/platform/decoders/teamOverview.gen.js";
import { type Minor, minor } from "@livery/product/money.ts";

/** Bonuses and cashback of the team: what its result has beyond its bets. 0 if it cannot be counted exactly. */
export function giftsIn({ bet, payout, net }: Pick<TeamOverviewResponse, "bet" | "payout" | "net">): Minor {
  const gifts = net - payout + bet;
  return minor(Number.isSafeInteger(gifts) ? gifts : 0);
}
