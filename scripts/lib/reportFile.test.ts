import { expect, it } from "vitest";
import { reportFile } from "./reportFile.ts";

it("a task of turbo leaves a report under its suite's name", () => {
  expect(reportFile({ TURBO_HASH: "1", npm_lifecycle_event: "test:slow" })).toBe("reports/slow.json");
  expect(reportFile({ TURBO_HASH: "1", npm_lifecycle_event: "test:unit:rest" })).toBe("reports/unit-rest.json");
});

it("a part of a suite leaves a report of its own", () => {
  const env = { TURBO_HASH: "1", npm_lifecycle_event: "test:unit:rest", LIVERY_SHARD: "1/3" };
  expect(reportFile(env)).toBe("reports/unit-rest-1-of-3.json");
});

it("tests run by hand leave none", () => {
  expect(reportFile({ npm_lifecycle_event: "test:unit" })).toBeUndefined();
  expect(reportFile({ TURBO_HASH: "1" })).toBeUndefined();
});
