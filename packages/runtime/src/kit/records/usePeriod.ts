import { useKeptState } from "../centre/useKeptState.ts";
import { askedDays, lastDays } from "./periods.ts";
import { useSiteClock } from "../siteClock.ts";

/**
 * The period that records show, at first the last so many days, as the call is asked for it, and the clock by which they
 * were opened.
 */
export function usePeriod(days: number) {
  const clock = useSiteClock();
  const [period, setPeriod] = useKeptState("period", lastDays(days, clock));
  return { clock, period, asked: askedDays(period, clock), setPeriod };
}
