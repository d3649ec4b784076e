import type { WireMemberSums } from "@livery/platform/decoders/teamProfit.gen.js";
import { type Minor, minor } from "@livery/product/money.ts";
import { isAgentType } from "../../isAgentType.ts";

type Sums = WireMemberSums["sums"];

/** What came without a bet: bonuses and cashback. With it the figures of a row add up to its net. */
export function giftsOf({ bonus, rebate = minor(0) }: Sums): Minor | undefined {
  const gifts = bonus + rebate;
  return Number.isSafeInteger(gifts) ? minor(gifts) : undefined;
}

/** Whether there can be members below this one. A platform that does not send the kind of an account does not say. */
export function mayHaveTeam({ type }: Pick<WireMemberSums, "type">): boolean {
  return type === undefined || isAgentType(type);
}
