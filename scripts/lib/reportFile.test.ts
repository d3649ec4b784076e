import { expect, it } from "vitest";
import { reportFile } from "./reportFile.ts";

it("a task of turbo leaves a report under its suite's name", () => {
  expect(reportFile({ TURBO_HASH: "1", npm_lifecycle_event: "test:unit" })).toBe("reports/unit.json");
});

it("tests run by hand leave none", () => {
  expect(reportFile({ npm_lifecycle_event: "test:unit" })).toBeUndefined();
  expect(reportFile({ TURBO_HASH: "1" })).toBeUndefined();
});
