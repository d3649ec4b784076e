import { expect, it } from "vitest";
import type { ReportedTest } from "../trace/reports.ts";
import { sumReports } from "./sumReports.ts";

const tests: readonly ReportedTest[] = [
  { title: "a", status: "passed" },
  { title: "b", status: "passed" },
  { title: "c", status: "skipped" },
];

it("passed and failed tests are summed; skipped ones are neither", () => {
  expect(sumReports({ tests, missing: [] }, 0)).toEqual({ passed: 2, failed: 0 });
  expect(sumReports({ tests: [...tests, { title: "d", status: "failed" }], missing: [] }, 1)).toEqual({
    passed: 2,
    failed: 1,
  });
});

it("a run that failed outside its tests has a failure", () => {
  expect(sumReports({ tests, missing: [] }, 1)).toEqual({ passed: 2, failed: 1 });
});
