import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { root } from "../lib/root.ts";
import { parseReport, readGreenRun, readReports } from "./reports.ts";

const passed = { ancestorTitles: [], title: "one", status: "passed", duration: 250 };

const vitest = {
  testResults: [
    {
      name: join(root, "scripts/a.test.ts"),
      status: "failed",
      assertionResults: [
        passed,
        {
          ancestorTitles: ["BR-001", "inside"],
          title: "two",
          status: "failed",
          failureMessages: ["expected 1 to be 2\n    at a.test.ts"],
        },
        { ancestorTitles: [], title: "three", status: "pending" },
      ],
    },
    { name: "broken.test.ts", status: "failed", message: "Unexpected token\n at 1", assertionResults: [] },
  ],
};

const playwright = {
  errors: [],
  suites: [
    {
      title: "a.spec.ts",
      file: "a.spec.ts",
      specs: [{ title: "one", tags: [], tests: [{ status: "expected" }] }],
      suites: [
        {
          title: "inside",
          file: "a.spec.ts",
          specs: [
            {
              title: "two",
              tags: ["guest", "BR-001"],
              tests: [
                {
                  status: "flaky",
                  results: [
                    { duration: 1500, error: { message: "\u001b[31mError: gone\u001b[39m\n  at a" } },
                    { duration: 500 },
                  ],
                },
              ],
            },
          ],
        },
        { title: "later", file: "a.spec.ts", specs: [{ title: "three", tags: [], tests: [{ status: "skipped" }] }] },
      ],
    },
  ],
};

it("Vitest's report has tests with their describes' titles; a file that does not load has failed", () => {
  expect(parseReport(JSON.stringify(vitest))).toEqual([
    { title: "one", status: "passed", file: "scripts/a.test.ts", seconds: 0.25 },
    { title: "BR-001 inside two", status: "failed", file: "scripts/a.test.ts", reason: "expected 1 to be 2" },
    { title: "three", status: "skipped", file: "scripts/a.test.ts" },
    {
      title: "broken.test.ts could not be run",
      status: "failed",
      file: "broken.test.ts",
      reason: "Unexpected token",
    },
  ]);
});

it("Playwright's report has tests with their describes' titles and tags; a flaky test has failed", () => {
  expect(parseReport(JSON.stringify(playwright))).toEqual([
    { title: "one", status: "passed", file: "e2e/a.spec.ts" },
    {
      title: "inside two",
      tags: ["guest", "BR-001"],
      status: "failed",
      file: "e2e/a.spec.ts",
      seconds: 2,
      reason: "Error: gone",
    },
    { title: "later three", status: "skipped", file: "e2e/a.spec.ts" },
  ]);
});

describe("the reports of a run", () => {
  const folder = mkdtempSync(join(tmpdir(), "reports-"));
  const write = (name: string, report: object) => writeFileSync(join(folder, `${name}.json`), JSON.stringify(report));
  const passing = { testResults: [{ ...vitest.testResults[0], status: "passed", assertionResults: [passed] }] };

  beforeEach(() => {
    for (const name of ["unit-gateway", "unit-rest", "slow", "brands", "stories"]) write(name, passing);
    write("e2e", { errors: [], suites: [] });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it("count if none is missing and no test failed", () => {
    expect(readGreenRun(folder)).toHaveLength(5);
  });

  it("that are not there are named, and the run proves nothing", () => {
    rmSync(join(folder, "slow.json"));
    rmSync(join(folder, "e2e.json"));
    expect(readReports(folder)).toMatchObject({ missing: ["slow", "e2e"] });
    expect(() => readGreenRun(folder)).toThrow("no report of: slow, e2e");
  });

  it("of all shards count together, and one that is missing is named", () => {
    rmSync(join(folder, "unit-rest.json"));
    for (const shard of ["unit-rest-1-of-2", "unit-rest-2-of-2"]) write(shard, passing);
    expect(readGreenRun(folder)).toHaveLength(6);
    rmSync(join(folder, "unit-rest-1-of-2.json"));
    expect(() => readGreenRun(folder)).toThrow("no report of: unit-rest-1-of-2");
    rmSync(join(folder, "unit-rest-2-of-2.json"));
  });

  it("prove nothing when one test failed, which is named", () => {
    write("brands", vitest);
    expect(() => readGreenRun(folder)).toThrow("BR-001 inside two");
  });
});
