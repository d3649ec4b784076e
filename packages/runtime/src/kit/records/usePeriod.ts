import { useState } from "react";
import { lastDays } from "./periods.ts";

/** The period that records show, at first the last so many days, and the moment at which they were opened. */
export function usePeriod(days: number) {
  const [now] = useState(() => new Date());
  const [period, setPeriod] = useState(() => lastDays(days, now));
  return { now, period, setPeriod };
}
