import { expect, it } from "vitest";
import type { ReportedTest } from "../trace/reports.ts";
import { testCosts } from "./testCosts.ts";

const tests: readonly ReportedTest[] = [
  { title: "one", status: "passed", file: "packages/x/src/a.test.ts", seconds: 2 },
  { title: "two", status: "failed", file: "packages/x/src/a.test.ts", seconds: 3 },
  { title: "three", status: "skipped", file: "packages/x/src/b.test.ts" },
];

it("a file takes what its tests took in the last run, and the time to load it", () => {
  expect(testCosts(tests)("packages/x/src/a.test.ts")).toBeCloseTo(5.3);
});

it("a file without a report takes what is usual for its kind", () => {
  const costOf = testCosts(tests);
  expect(costOf("packages/x/src/b.test.ts")).toBe(costOf("packages/x/src/c.test.ts"));
  expect(costOf("packages/x/src/c.slow.test.ts")).toBeGreaterThan(costOf("packages/x/src/c.test.ts"));
});
