import { dayOfNumber, numberOfDay } from "@livery/product/calendarPeriod.ts";
import type { ResolvedConfig } from "../brandConfig.gen.ts";
import { compliancePacks } from "./compliancePacks.ts";
import { rulesOf } from "./rulesOf.ts";

/**
 * The first day on which the rules of a brand's packs are the same as on a day, both `YYYY-MM-DD`: a build of that day has
 * the same bytes. Before every change, it is the last day before the first one. Undefined if no rule has a date.
 */
export function rulesDay(
  config: Pick<ResolvedConfig, "play" | "compliance">,
  date: string,
  packs = compliancePacks,
): string | undefined {
  const changes = rulesOf(config, packs)
    .flatMap(({ rule: { from, until } }) => [
      ...(from ? [numberOfDay(from)] : []),
      ...(until ? [numberOfDay(until) + 1] : []),
    ])
    .toSorted((a, b) => a - b);
  const [first] = changes;
  return first === undefined
    ? undefined
    : dayOfNumber(changes.findLast((day) => day <= numberOfDay(date)) ?? first - 1);
}
