import { timeZoneOf } from "../money/merchantSettings.ts";
import type { Reading } from "../store/transaction.ts";
import { dayBounds } from "../texts/periods.ts";

/** How many days before the last a list begins if its request does not say. */
const USUAL_DAYS = 30;

interface Asked {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The days of a member's list, which end where the merchant's time zone says; the end is exclusive. */
export function daysAsked(
  reading: Reading,
  memberId: number,
  { from, to }: Asked,
  now: number,
): { readonly start: number; readonly end: number } {
  return dayBounds({ from, to, usualDays: USUAL_DAYS, now, timeZone: timeZoneOf(reading, memberId) });
}
