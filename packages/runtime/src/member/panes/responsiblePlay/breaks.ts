import type { ExcludeSelfRequest } from "@livery/platform/requests/excludeSelf.gen.js";
import type { CalendarDuration } from "@livery/product/complianceDuties.ts";
import { type PlayTools, usualExclusions, usualTimeOuts } from "@livery/product/playTools.ts";
import type { TFunction } from "i18next";

const DAY_MS = 24 * 3_600_000;

type Months = ExcludeSelfRequest["months"];

/** A break that the member can take. */
export type Break = { readonly id: CalendarDuration } & (
  | { readonly kind: "TIME_OUT"; readonly days: number }
  | { readonly kind: "EXCLUSION"; readonly months: Months }
);

/** The longest time-out that the platform takes, in days (CO-024). */
const LONGEST_TIME_OUT = 42;

const months: readonly number[] = [6, 12, 24, 60] satisfies readonly Months[];

/** The breaks of the brand's packs, or the usual ones, as far as the platform has them: time-outs, then exclusions. */
export function breaksFrom(
  { timeOuts = usualTimeOuts, exclusions = usualExclusions }: Pick<PlayTools, "timeOuts" | "exclusions">,
  now: number,
): readonly Break[] {
  return [
    ...timeOuts.flatMap((id): readonly Break[] => {
      const days = daysOf(id, now);
      return days > LONGEST_TIME_OUT ? [] : [{ id, kind: "TIME_OUT", days }];
    }),
    ...exclusions.flatMap((id): readonly Break[] => {
      const count = monthsOf(id);
      return months.includes(count) ? [{ id, kind: "EXCLUSION", months: count as Months }] : [];
    }),
  ];
}

/** When a break ends that begins at `now`; both in ms since 1970. */
export function endOfBreak(taken: Break, now: number): number {
  return taken.kind === "TIME_OUT" ? now + taken.days * DAY_MS : monthsLater(now, taken.months);
}

interface Length {
  readonly count: number;
  readonly unit: "D" | "W" | "M" | "Y";
}

function lengthOf(id: CalendarDuration): Length {
  return { count: Number.parseInt(id.slice(1), 10), unit: id.at(-1) as Length["unit"] };
}

/** A length in words: "2 weeks". */
export function lengthText(id: CalendarDuration, t: TFunction<"member/responsiblePlay">): string {
  const { count, unit } = lengthOf(id);
  return t(`time.${unit}`, { count });
}

function monthsOf(id: CalendarDuration): number {
  const { count, unit } = lengthOf(id);
  return { D: 0, W: 0, M: count, Y: count * 12 }[unit];
}

function daysOf(id: CalendarDuration, now: number): number {
  const { count, unit } = lengthOf(id);
  if (unit === "D") return count;
  return unit === "W" ? count * 7 : Math.round((monthsLater(now, monthsOf(id)) - now) / DAY_MS);
}

/** As the platform counts them: by the calendar of UTC. */
function monthsLater(now: number, count: number): number {
  const date = new Date(now);
  return date.setUTCMonth(date.getUTCMonth() + count);
}
