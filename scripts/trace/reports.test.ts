import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parseReport, readReports } from "./reports.ts";

const vitest = {
  testResults: [
    {
      name: "a.test.ts",
      status: "failed",
      assertionResults: [
        { title: "one", status: "passed" },
        { title: "two", status: "failed" },
        { title: "three", status: "pending" },
      ],
    },
    { name: "broken.test.ts", status: "failed", assertionResults: [] },
  ],
};

const playwright = {
  errors: [],
  suites: [
    {
      specs: [{ title: "one", tests: [{ status: "expected" }] }],
      suites: [
        { specs: [{ title: "two", tests: [{ status: "flaky" }] }] },
        { specs: [{ title: "three", tests: [{ status: "skipped" }] }] },
      ],
    },
  ],
};

it("vitest's report: tests by their own title; a file that could not be loaded is a failure", () => {
  expect(parseReport(JSON.stringify(vitest))).toEqual([
    { title: "one", status: "passed" },
    { title: "two", status: "failed" },
    { title: "three", status: "skipped" },
    { title: "broken.test.ts could not be run", status: "failed" },
  ]);
});

it("Playwright's report: through all its suites; what passed only when repeated has failed", () => {
  expect(parseReport(JSON.stringify(playwright))).toEqual([
    { title: "one", status: "passed" },
    { title: "two", status: "failed" },
    { title: "three", status: "skipped" },
  ]);
});

it("reports that are not there are named", () => {
  const folder = mkdtempSync(join(tmpdir(), "reports-"));
  try {
    writeFileSync(join(folder, "unit.json"), JSON.stringify(vitest));
    expect(readReports(folder)).toMatchObject({ missing: ["slow", "brands", "stories", "e2e"] });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
