import { expect, test } from "vitest";
import type { CompliancePack } from "./compliancePack.ts";
import { rulesDay } from "./rulesDay.ts";

const config = { play: "demo", compliance: { markets: ["XA"] } } as unknown as Parameters<typeof rulesDay>[0];

/** A pack for every brand, with a rule for each pair of days. */
const packWith = (...rules: readonly { readonly from?: string; readonly until?: string }[]) =>
  [{ id: "all", applies: "always", rules }] as unknown as readonly CompliancePack[];

const dated = packWith({ from: "2026-01-01" }, { from: "2026-03-01", until: "2026-12-31" }, {});

test.each([
  ["the day of the last change", "2026-02-15", "2026-01-01"],
  ["the day itself, if rules change on it", "2026-03-01", "2026-03-01"],
  ["the day after a rule's last one", "2027-05-05", "2027-01-01"],
  ["the last day of a rule, as long as it is in force", "2026-12-31", "2026-03-01"],
  ["the day before the first change", "2020-06-06", "2025-12-31"],
])("CO-005 the same rules are in force on %s", (_what, date, expected) => {
  expect(rulesDay(config, date, dated)).toBe(expected);
});

test("rules without dates need no day", () => {
  expect(rulesDay(config, "2026-06-06", packWith({}))).toBeUndefined();
});
