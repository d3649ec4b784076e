import { useState } from "react";
import { useKeptState } from "../centre/useKeptState.ts";
import { askedDays, lastDays } from "./periods.ts";

/**
 * The period that records show, at first the last so many days, as the call is asked for it, and the moment at which they
 * were opened.
 */
export function usePeriod(days: number) {
  const [now] = useState(() => new Date());
  const [period, setPeriod] = useKeptState("period", lastDays(days, now));
  return { now, period, asked: askedDays(period, now), setPeriod };
}
