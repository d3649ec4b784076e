import type { BonusesResponse } from "@livery/platform/decoders/bonuses.gen.js";
import { type Minor, minor } from "@livery/product/money.ts";
import { numberOfDay } from "@livery/product/calendarPeriod.ts";
import { dayIn } from "@livery/product/timeZone.ts";
import { type SiteClock, todayOf } from "../../../kit/siteClock.ts";

export type Bonus = BonusesResponse["list"][number];

/** What is still to be staked for a bonus; undefined where the platform's figures are none that can be counted with. */
export function turnoverLeft({
  turnoverNeeded,
  turnoverDone,
}: Pick<Bonus, "turnoverNeeded" | "turnoverDone">): Minor | undefined {
  const left = Math.max(0, turnoverNeeded - Math.max(0, turnoverDone));
  return Number.isSafeInteger(left) && Number.isSafeInteger(turnoverNeeded) ? minor(left) : undefined;
}

/** How many days are left by the calendar, 0 on the last one; undefined where it has no end, or is over. */
export function daysLeft({ expiresAt }: Pick<Bonus, "expiresAt">, clock: SiteClock): number | undefined {
  const end = expiresAt === undefined ? undefined : new Date(expiresAt);
  if (end === undefined || !(end > clock.now)) return undefined;
  const days = numberOfDay(dayIn(end, clock.timeZone)) - numberOfDay(todayOf(clock));
  // A year of more than four digits has no days that can be counted.
  return Number.isNaN(days) ? undefined : days;
}

/** The active ones, those that end first before the others. */
export function activeBonuses(list: readonly Bonus[]): readonly Bonus[] {
  return list.filter(({ state }) => state === "ACTIVE").toSorted((one, other) => endOf(one) - endOf(other));
}

function endOf({ expiresAt = "" }: Bonus): number {
  const end = Date.parse(expiresAt);
  return Number.isNaN(end) ? Number.MAX_SAFE_INTEGER : end;
}
