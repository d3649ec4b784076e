import type { WireContractTerms } from "@livery/platform/decoders/shared/contractTerms.gen.ts";
import { type CalendarPeriod, calendarPeriod } from "@livery/product/calendarPeriod.ts";
import type { ContractKind } from "@livery/product/contractKinds.ts";
import { dayOf, startOfDay } from "../../texts/localDays.ts";

const MINUTE_MS = 60_000;
const MINUTES_AN_HOUR = 60;

/** How a merchant counts time. */
export interface Calendar {
  readonly timeZone: string;
  /** How often real-time salaries are settled. */
  readonly salaryMinutes: number;
}

interface Bounds {
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
}

/** The period of a contract that contains a moment. Days, and with them all periods, end where the time zone says. */
export function contractPeriod(
  kind: ContractKind,
  { period = "D" }: WireContractTerms,
  moment: number,
  { timeZone, salaryMinutes }: Calendar,
): Bounds {
  switch (kind) {
    case "hourly":
      return partOfDay(moment, MINUTES_AN_HOUR, timeZone);
    case "realTime":
      return partOfDay(moment, salaryMinutes, timeZone);
    case "daily":
      return bounded("D", moment, timeZone);
    case "dividend":
      return bounded(period, moment, timeZone);
  }
}

function bounded(period: CalendarPeriod, moment: number, timeZone: string): Bounds {
  const { first, end } = calendarPeriod(period, dayOf(moment, timeZone));
  return { start: startOfDay(first, timeZone), end: startOfDay(end, timeZone) };
}

/** The last day of each time zone that was asked for: thousands of contracts ask for the same one. */
const lastDays = new Map<string, Bounds>();

function dayAt(moment: number, timeZone: string): Bounds {
  const last = lastDays.get(timeZone);
  if (last && last.start <= moment && moment < last.end) return last;
  const day = bounded("D", moment, timeZone);
  lastDays.set(timeZone, day);
  return day;
}

/** Parts of equal length from the day's first moment on; the last one ends with the day. */
function partOfDay(moment: number, minutes: number, timeZone: string): Bounds {
  const day = dayAt(moment, timeZone);
  const length = minutes * MINUTE_MS;
  const start = day.start + Math.floor((moment - day.start) / length) * length;
  return { start, end: Math.min(start + length, day.end) };
}
