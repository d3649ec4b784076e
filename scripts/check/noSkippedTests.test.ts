import { expect, it } from "vitest";
import { memoryTree } from "../lib/tree.ts";
import { run } from "./noSkippedTests.ts";

const findings = (text: string, path = "e2e/a.spec.ts") => run(memoryTree({ [path]: text }));

it.each(["test.skip(true);", "test.describe.skip('a', () => {});", "test('a', () => { info.fixme(); });"])(
  "a test that may be skipped is found: %s",
  (text) => {
    expect(findings(`\n${text}`)).toMatchObject([{ path: "e2e/a.spec.ts", line: 2 }]);
  },
);

it("one that runs is not, nor are the matrix and tests in Node", () => {
  expect(findings("test('skip', async () => { await open(); });")).toEqual([]);
  expect(findings("info.skip(!fits);", "e2e/fixtures.ts")).toEqual([]);
  expect(findings("it.skip('a');", "packages/x/src/a.test.ts")).toEqual([]);
});
