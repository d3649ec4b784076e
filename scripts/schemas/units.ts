/**
 * What the numbers of schemas/platform/ may count (`x-unit`), and the type of `@livery/product/money.ts` that they get.
 * `none` is a count, a page, a code or a place in a picture.
 */
export const units: Readonly<Record<string, "Minor" | "Major" | undefined>> = {
  minor: "Minor",
  major: "Major",
  minutes: undefined,
  milliseconds: undefined,
  days: undefined,
  months: undefined,
  percent: undefined,
  points: undefined,
  none: undefined,
};

/** The unit of a field that holds money or minutes, by what another field says. */
export const MONEY_OR_MINUTES = "minor or minutes";

/** The types of a unit, where it has types of its own. */
export function unitTypes(unit: unknown): readonly string[] {
  return unit === MONEY_OR_MINUTES ? ["Minor", "Minutes"] : [units[String(unit)] ?? []].flat();
}
