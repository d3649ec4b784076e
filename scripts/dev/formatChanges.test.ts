import { expect, it } from "vitest";
import { formatChanges, percentile } from "./formatChanges.ts";

it("gives the value that 95 of 100 do not exceed", () => {
  const values = Array.from({ length: 100 }, (_, place) => 100 - place);
  expect([percentile(values, 0.5), percentile(values, 0.95)]).toEqual([50, 95]);
});

it("says that changes which take more than a second are over the limit", () => {
  const fast = Array.from({ length: 29 }, () => ({ sent: 100, shown: 300 }));
  expect(formatChanges("north", fast)).toContain("shown after 300 ms (p95 300 ms)   (limit: 1000 ms; 29 changes)");
  const slow = { sent: 900, shown: 1400 };
  expect(formatChanges("north", [...fast.slice(2), slow, slow])).toContain("(p95 1400 ms)   (over the limit");
});
