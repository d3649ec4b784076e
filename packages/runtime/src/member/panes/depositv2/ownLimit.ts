import { PlatformError } from "@livery/platform/platformError.ts";
import type { PlayTools } from "@livery/product/playTools.ts";
import type { OwnLimit } from "../../../kit/data/playLimits.ts";

const periods = ["DAY", "WEEK", "MONTH"] as const satisfies readonly OwnLimit["period"][];

export type OfferedPeriods = readonly [OwnLimit["period"], ...OwnLimit["period"][]];

/** For which periods a limit of deposits is offered; undefined for none. */
export function offeredPeriods({ limits }: Pick<PlayTools, "limits">): OfferedPeriods | undefined {
  const [first, ...others] = periods.filter(
    (period) => limits === undefined || limits.some((one) => one.kind === "DEPOSIT" && one.period === period),
  );
  return first && [first, ...others];
}

/** Which limit the platform named when it refused a deposit, and what it leaves (CO-021). */
export function refusedLimit(error: unknown): Pick<OwnLimit, "period" | "left"> | undefined {
  if (!(error instanceof PlatformError) || error.code !== "LIMIT_REACHED") return undefined;
  const { period, left } = (error.value ?? {}) as Partial<Record<keyof OwnLimit, unknown>>;
  if (!periods.some((one) => one === period) || !Number.isSafeInteger(left)) return undefined;
  return { period, left } as Pick<OwnLimit, "period" | "left">;
}
