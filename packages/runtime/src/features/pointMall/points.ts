import type { PointConfigResponse } from "@livery/platform/decoders/pointConfig.gen.js";
import { type Minor, minor } from "@livery/product/money.ts";
import { formatCount } from "../../kit/formatCount.ts";

/** Points have two decimals at most. */
const HUNDREDTHS = 100;

/** Points as they are shown: `1,234`, `4.19`, and with `signed` `+2.50` and `−500`. */
export function formatPoints(points: number, { signed = false }: { readonly signed?: boolean } = {}): string {
  const hundredths = Math.round(Math.abs(points) * HUNDREDTHS);
  const rest = hundredths % HUNDREDTHS;
  const sign = points < 0 ? "−" : signed && points > 0 ? "+" : "";
  const decimals = rest === 0 ? "" : `.${String(rest).padStart(2, "0")}`;
  return sign + formatCount((hundredths - rest) / HUNDREDTHS) + decimals;
}

/** Points for a text with a count. */
export function countedPoints(points: number): { readonly count: number; readonly number: string } {
  return { count: Math.abs(points), number: formatPoints(points) };
}

/** A rate as it is shown: with two decimals or, where it has more, with all of its four. */
export function formatRate(rate: number): string {
  return rate.toFixed(4).replace(/0{1,2}$/u, "");
}

/** What points are worth in money, rounded down as the platform does; undefined where that cannot be counted. */
export function worthOf(
  points: number,
  { points: each, worth }: Pick<PointConfigResponse, "points" | "worth">,
): Minor | undefined {
  const hundredths = Math.round(points * HUNDREDTHS);
  if (each <= 0 || !Number.isSafeInteger(each) || !Number.isSafeInteger(hundredths)) return undefined;
  // In integers: the product may be larger than a float can hold exactly.
  const amount = Number((BigInt(hundredths) * BigInt(worth)) / BigInt(each * HUNDREDTHS));
  return Number.isSafeInteger(amount) ? minor(amount) : undefined;
}

/** What can be converted at once: multiples of `step`. There is nothing if `most` is below `least`. */
export interface ConversionRange {
  readonly least: number;
  readonly most: number;
  readonly step: number;
}

export function conversionRange(
  points: number,
  { minimum, maximum, step: asked }: Pick<PointConfigResponse, "minimum" | "maximum" | "step">,
): ConversionRange {
  const step = Math.max(1, asked);
  return {
    step,
    least: Math.max(1, Math.ceil(minimum / step)) * step,
    most: Math.floor(Math.min(points, maximum) / step) * step,
  };
}
