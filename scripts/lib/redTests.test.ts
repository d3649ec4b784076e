import { expect, it } from "vitest";
import type { ReportedTest } from "../trace/reports.ts";
import { redLines, testCommand } from "./redTests.ts";

it.each([
  ["unit", ["packages/x/src/a.test.ts"], ["one"], "npm run test:unit -- packages/x/src/a.test.ts"],
  ["e2e", ["e2e/tabs.spec.ts"], ['a "b" costs $5 (c)'], 'npm run test:e2e -- e2e/tabs.spec.ts -g "a .b. costs .5 .c."'],
  ["slow", ["scripts/a.slow.test.ts"], ["one", "two"], 'npm run test:slow -- scripts/a.slow.test.ts -t "one|two"'],
  ["e2e", ["e2e/tabs.spec.ts"], ["1", "2", "3", "4", "5"], "npm run test:e2e -- e2e/tabs.spec.ts"],
  ["stories", [], [], "npm run test:stories"],
] as const)("the command for tests of %s in %j with the titles %j", (runner, files, titles, command) => {
  expect(testCommand(runner, files, titles)).toBe(command);
});

it("red tests are listed by runner, with their command; those that passed are not", () => {
  const tests: readonly ReportedTest[] = [
    { title: "opens", status: "failed", file: "e2e/tabs.spec.ts" },
    { title: "the run itself failed", status: "failed", reason: "no server" },
    { title: "adds", status: "failed", file: "packages/x/src/a.test.ts", reason: "expected 1 to be 2" },
    { title: "subtracts", status: "failed", file: "packages/x/src/a.test.ts" },
    { title: "works", status: "passed", file: "packages/x/src/b.test.ts" },
  ];
  expect(redLines(tests, [])).toEqual([
    "Red in test:unit:",
    "  packages/x/src/a.test.ts  adds: expected 1 to be 2",
    "  packages/x/src/a.test.ts  subtracts",
    "  → npm run test:unit -- packages/x/src/a.test.ts",
    "Red in test:e2e:",
    "  e2e/tabs.spec.ts  opens",
    '  → npm run test:e2e -- e2e/tabs.spec.ts -g "opens"',
    "Red outside of test files:",
    "  the run itself failed: no server",
  ]);
});

it("a failed task is named if none of its tests is red", () => {
  const tests: readonly ReportedTest[] = [{ title: "adds", status: "failed", file: "packages/x/src/a.test.ts" }];
  expect(redLines(tests, ["test:unit:rest", "check:lint", "test:e2e"]).slice(-2)).toEqual([
    "Red: npm run check:lint",
    "Red: npm run test:e2e",
  ]);
});
