import type { WireContractTerms } from "@livery/platform/decoders/shared/contractTerms.gen.ts";
import { dayOf, startOfDay } from "../../texts/localDays.ts";
import { periodOf } from "../../texts/periods.ts";
import type { ContractKind } from "./findContract.ts";

const MINUTE_MS = 60_000;
const MINUTES_AN_HOUR = 60;
/** The first half of a month ends with this day. */
const HALF = 15;

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
  { period }: WireContractTerms,
  moment: number,
  { timeZone, salaryMinutes }: Calendar,
): Bounds {
  switch (kind) {
    case "hourly":
      return partOfDay(moment, MINUTES_AN_HOUR, timeZone);
    case "realTime":
      return partOfDay(moment, salaryMinutes, timeZone);
    case "daily":
      return bounded("day", moment, timeZone);
    case "dividend":
      if (period === "H") return halfMonth(moment, timeZone);
      return bounded(period === "M" ? "month" : period === "W" ? "week" : "day", moment, timeZone);
  }
}

function bounded(kind: "day" | "week" | "month", moment: number, timeZone: string): Bounds {
  const { start, end = start } = periodOf(kind, moment, timeZone);
  return { start, end };
}

/** The last day of each time zone that was asked for: thousands of contracts ask for the same one. */
const lastDays = new Map<string, Bounds>();

function dayAt(moment: number, timeZone: string): Bounds {
  const last = lastDays.get(timeZone);
  if (last && last.start <= moment && moment < last.end) return last;
  const day = bounded("day", moment, timeZone);
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

function halfMonth(moment: number, timeZone: string): Bounds {
  const month = bounded("month", moment, timeZone);
  const middle = startOfDay(dayOf(month.start, timeZone) + HALF, timeZone);
  return moment < middle ? { start: month.start, end: middle } : { start: middle, end: month.end };
}
