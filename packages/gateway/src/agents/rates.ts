import { ApiError } from "../http/apiError.ts";

/** A stored rate is in hundredths of a percent. */
const HUNDREDTHS = 100;

export function percentOf(rate: number): number {
  return rate / HUNDREDTHS;
}

/** The stored form of a rate that an agent gives: with two decimals at most, and not above its own. */
export function givenRate(percent: number, agent: { readonly rate: number }): number {
  const rate = Math.round(percent * HUNDREDTHS);
  if (percentOf(rate) !== percent) throw new ApiError("FIELD_INVALID", { field: "rate", rule: "pattern" });
  if (rate > agent.rate) throw new ApiError("RATE_TOO_HIGH", { field: "rate", most: percentOf(agent.rate) });
  return rate;
}
