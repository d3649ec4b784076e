import { countries } from "@livery/gateway/seed/content/countries.ts";
import type { MerchantStatus } from "@livery/gateway/merchantStatus.ts";
import { type FaultEffect, type FaultOrder, faultStatuses, plainFaults } from "@livery/gateway/simulator/faults.ts";
import type { Scope } from "@livery/gateway/simulator/scope.ts";
import type { VisitorCountry } from "@livery/gateway/simulator/visitorCountries.ts";
import { allCalls } from "@livery/platform/allCalls.gen.ts";

/** An invalid command; the message says what was expected. */
export class OrderError extends Error {
  override readonly name = "OrderError";
}

type Fields = Readonly<Record<string, unknown>>;

/** The maximum delay: clients give up after that. */
const LONGEST_DELAY_MS = 120_000;
const MOST_TIMES = 1000;
const LONGEST_NAME = 100;
/** The valid years of a moment: the platform's times have four-digit years. */
const [FIRST_MOMENT, LAST_MOMENT] = [Date.UTC(2000, 0), Date.UTC(2100, 0)];

export function readFields(value: unknown): Fields {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new OrderError("Send a JSON object.");
  return value as Fields;
}

function wholeNumber(fields: Fields, name: string, [least, most]: readonly [number, number]): number {
  const value = fields[name];
  if (typeof value === "number" && Number.isInteger(value) && value >= least && value <= most) return value;
  throw new OrderError(`"${name}" must be a whole number from ${least} to ${most}.`);
}

function oneOf<Value>(fields: Fields, name: string, values: readonly Value[]): Value {
  const found = values.find((value) => value === fields[name]);
  if (found !== undefined) return found;
  throw new OrderError(`"${name}" must be one of ${values.join(", ")}.`);
}

const isGiven = (fields: Fields, name: string): boolean => fields[name] !== undefined && fields[name] !== null;

function scopeOf(fields: Fields, merchants: readonly string[]): Scope {
  const { visitor } = fields;
  const isName = typeof visitor === "string" && visitor !== "" && visitor.length <= LONGEST_NAME;
  if (isGiven(fields, "visitor") && !isName) throw new OrderError(`"visitor" must be a text of 1 to ${LONGEST_NAME}.`);
  return {
    ...(isGiven(fields, "merchant") && { merchant: oneOf(fields, "merchant", merchants) }),
    ...(isName && { visitor }),
  };
}

const kinds = ["status", "delay", ...plainFaults] as const;

function effectOf(fields: Fields): FaultEffect {
  const kind = oneOf(fields, "kind", kinds);
  if (kind === "status") return { kind, status: oneOf(fields, "status", faultStatuses) };
  if (kind === "delay") return { kind, ms: wholeNumber(fields, "ms", [1, LONGEST_DELAY_MS]) };
  return { kind };
}

/** `{ call, kind, status?, ms?, times?, merchant?, visitor? }` */
export function faultOrder(fields: Fields, merchants: readonly string[]): FaultOrder {
  const calls = ["*", ...allCalls.map(({ id }) => id)] as FaultOrder["call"][];
  return {
    call: oneOf(fields, "call", calls),
    effect: effectOf(fields),
    ...(isGiven(fields, "times") && { times: wholeNumber(fields, "times", [1, MOST_TIMES]) }),
    ...scopeOf(fields, merchants),
  };
}

const codes = countries.map(([code]) => code);

/** `{ country?, merchant?, visitor? }` */
export function countryOrder(
  fields: Fields,
  merchants: readonly string[],
): { readonly country: VisitorCountry["country"] | undefined; readonly scope: Scope } {
  const country = isGiven(fields, "country") ? oneOf(fields, "country", codes) : undefined;
  return { country, scope: scopeOf(fields, merchants) };
}

/** `{ state: "open" }`, `{ state: "maintenance", end? }` or `{ state: "restricted", country? }` */
export function statusOrder(fields: Fields): MerchantStatus {
  const state = oneOf(fields, "state", ["open", "maintenance", "restricted"] as const);
  if (state === "maintenance") return { state, ...(isGiven(fields, "end") && { end: momentOf(fields, "end") }) };
  if (state === "restricted") {
    return { state, ...(isGiven(fields, "country") && { country: oneOf(fields, "country", codes) }) };
  }
  return { state };
}

function momentOf(fields: Fields, name: string): number {
  return wholeNumber(fields, name, [FIRST_MOMENT, LAST_MOMENT]);
}

/** The change of the clock: by a number of milliseconds, or to a moment in milliseconds since 1970. */
type ClockOrder = { readonly move: number } | { readonly at: number };

/** `{ move }`, which must lead to a valid moment, or `{ at }`. */
export function clockOrder(fields: Fields, now: number): ClockOrder {
  if (!isGiven(fields, "move")) return { at: momentOf(fields, "at") };
  return { move: wholeNumber(fields, "move", [FIRST_MOMENT - now, LAST_MOMENT - now]) };
}
