import type { PlayLimitsResponse } from "@livery/platform/decoders/playLimits.gen.js";
import { PlatformError } from "@livery/platform/platformError.ts";
import type { Minor } from "@livery/product/money.ts";

type PlayLimit = PlayLimitsResponse["limits"][number];

/** A limit of deposits that the member has set. */
interface OwnLimit {
  readonly period: PlayLimit["period"];
  readonly value: Minor;
  readonly used: Minor;
  readonly left: Minor;
}

/** The limit of deposits that leaves the least. */
export function tightestLimit(limits: readonly PlayLimit[]): OwnLimit | undefined {
  const own = limits.flatMap(({ kind, period, value, used, left }) =>
    kind === "DEPOSIT" && value !== undefined && left !== undefined ? [{ period, value, used, left } as OwnLimit] : [],
  );
  return own.toSorted((one, other) => one.left - other.left)[0];
}

const periods: readonly unknown[] = ["DAY", "WEEK", "MONTH"];

/** Which limit the platform named when it refused a deposit, and what it leaves (CO-021). */
export function refusedLimit(error: unknown): Pick<OwnLimit, "period" | "left"> | undefined {
  if (!(error instanceof PlatformError) || error.code !== "LIMIT_REACHED") return undefined;
  const { period, left } = (error.value ?? {}) as Partial<Record<keyof OwnLimit, unknown>>;
  if (!periods.includes(period) || !Number.isSafeInteger(left)) return undefined;
  return { period, left } as Pick<OwnLimit, "period" | "left">;
}
