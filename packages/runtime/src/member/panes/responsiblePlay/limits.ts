import type { PlayStatementResponse } from "@livery/platform/decoders/playStatement.gen.js";
import type { WirePlayLimit } from "@livery/platform/decoders/shared/playLimits.gen.ts";
import { type Minor, minor, minutes } from "@livery/product/money.ts";
import type { PlayLimitId, PlayTools } from "@livery/product/playTools.ts";

export type PlayLimit = WirePlayLimit;

/** Money, or minutes for the time of play. */
export type Quantity = PlayLimit["used"];

export function isMoney(kind: PlayLimit["kind"], _quantity: Quantity): _quantity is Minor {
  return kind !== "SESSION";
}

const kinds = ["DEPOSIT", "LOSS", "SESSION"] as const;

const isSame = (one: PlayLimitId, other: PlayLimitId) => one.kind === other.kind && one.period === other.period;

/** The limits by what they limit: those that the brand offers, and any other that the member has. */
export function limitsByKind(
  limits: readonly PlayLimit[],
  { limits: offered }: Pick<PlayTools, "limits">,
): readonly { readonly kind: PlayLimit["kind"]; readonly limits: readonly PlayLimit[] }[] {
  const shown = limits.filter(
    (limit) =>
      offered === undefined ||
      offered.some((one) => isSame(one, limit)) ||
      limit.value !== undefined ||
      limit.pending !== undefined,
  );
  return kinds
    .map((kind) => ({ kind, limits: shown.filter((limit) => limit.kind === kind) }))
    .filter((group) => group.limits.length > 0);
}

/**
 * What a new value of a limit does; null removes it (CO-020). `keeps`: it cancels a change that waits. `later`: after the
 * cooling time, as it allows more.
 */
export function changeBy(
  { value, pending }: Pick<PlayLimit, "value" | "pending">,
  next: Quantity | null,
): "same" | "keeps" | "atOnce" | "later" {
  if (next === (value ?? null)) return pending === undefined ? "same" : "keeps";
  return value === undefined || (next !== null && next < value) ? "atOnce" : "later";
}

const longer = { DAY: ["WEEK", "MONTH"], WEEK: ["MONTH"], MONTH: [] } as const;

/** The lower limit of a longer period, which is reached before a new value: a week's below a day's. */
export function reachedFirst(
  limits: readonly PlayLimit[],
  { kind, period }: PlayLimitId,
  next: Quantity,
): { readonly period: "WEEK" | "MONTH"; readonly value: Quantity } | undefined {
  for (const other of longer[period]) {
    const value = limits.find((limit) => isSame(limit, { kind, period: other }))?.value;
    if (value !== undefined && value < next) return { period: other, value };
  }
  return undefined;
}

const days = { DAY: 1, WEEK: 7, MONTH: 30 } as const satisfies Record<PlayLimit["period"], number>;

/** The days of the statement that suggestions come from. */
export const SAMPLE_DAYS = 30;

/** What the member used in such a period on average, from the statement of the last 30 days; undefined for nothing. */
export function averageUse(
  { deposits, net, minutesPlayed }: PlayStatementResponse,
  { kind, period }: PlayLimitId,
): Quantity | undefined {
  const used = { DEPOSIT: deposits, LOSS: 0 - net, SESSION: minutesPlayed }[kind];
  const average = Math.round((used * days[period]) / SAMPLE_DAYS);
  if (average <= 0 || !Number.isSafeInteger(average)) return undefined;
  return kind === "SESSION" ? minutes(average) : minor(average);
}

/**
 * Round values around an average: the average and half of it, rounded up to two digits of whole `unit`s. None below
 * `least`: what somebody has hardly used says nothing of the limit that they want.
 */
export function suggestionsFor(
  average: number,
  { unit, least }: Readonly<Record<"unit" | "least", number>>,
): readonly number[] {
  const rounded = [average / 2, average].map((value) => {
    const step = Math.max(unit, 10 ** (Math.floor(Math.log10(value)) - 1));
    return Math.ceil(value / step) * step;
  });
  return [...new Set(rounded)].filter((value) => Number.isSafeInteger(value) && value >= least);
}

/** The most minutes that a period has. */
export const longestPlay = { DAY: 24 * 60, WEEK: 7 * 24 * 60, MONTH: 31 * 24 * 60 } as const;
