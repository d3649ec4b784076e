import type { BonusesResponse } from "@livery/platform/decoders/bonuses.gen.js";
import { type Minor, minor } from "@livery/product/money.ts";
import { localDay } from "@livery/product/calendarAge.ts";

export type Bonus = BonusesResponse["list"][number];

/** What is still to be staked for a bonus; undefined where the platform's figures are none that can be counted with. */
export function turnoverLeft({
  turnoverNeeded,
  turnoverDone,
}: Pick<Bonus, "turnoverNeeded" | "turnoverDone">): Minor | undefined {
  const left = Math.max(0, turnoverNeeded - Math.max(0, turnoverDone));
  return Number.isSafeInteger(left) && Number.isSafeInteger(turnoverNeeded) ? minor(left) : undefined;
}

const DAY_MS = 86_400_000;

/** How many days are left by the calendar, 0 on the last one; undefined where it has no end, or is over. */
export function daysLeft({ expiresAt }: Pick<Bonus, "expiresAt">, now: Date): number | undefined {
  const end = expiresAt === undefined ? undefined : new Date(expiresAt);
  if (end === undefined || !(end > now)) return undefined;
  return Math.round((Date.parse(localDay(end)) - Date.parse(localDay(now))) / DAY_MS);
}

/** The active ones, those that end first before the others. */
export function activeBonuses(list: readonly Bonus[]): readonly Bonus[] {
  return list.filter(({ state }) => state === "ACTIVE").toSorted((one, other) => endOf(one) - endOf(other));
}

function endOf({ expiresAt = "" }: Bonus): number {
  const end = Date.parse(expiresAt);
  return Number.isNaN(end) ? Number.MAX_SAFE_INTEGER : end;
}
