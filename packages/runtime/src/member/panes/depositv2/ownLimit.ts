import { PlatformError } from "@livery/platform/platformError.ts";
import type { OwnLimit } from "../../../kit/data/playLimits.ts";

const periods: readonly unknown[] = ["DAY", "WEEK", "MONTH"];

/** Which limit the platform named when it refused a deposit, and what it leaves (CO-021). */
export function refusedLimit(error: unknown): Pick<OwnLimit, "period" | "left"> | undefined {
  if (!(error instanceof PlatformError) || error.code !== "LIMIT_REACHED") return undefined;
  const { period, left } = (error.value ?? {}) as Partial<Record<keyof OwnLimit, unknown>>;
  if (!periods.includes(period) || !Number.isSafeInteger(left)) return undefined;
  return { period, left } as Pick<OwnLimit, "period" | "left">;
}
