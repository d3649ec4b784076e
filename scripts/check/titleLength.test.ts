import { expect, it } from "vitest";
import { memoryTree } from "../lib/tree.ts";
import { run } from "./titleLength.ts";

const most = "a".repeat(100);
const tooLong = `${most}!`;
const findings = (path: string, text: string) => run(memoryTree({ [path]: text }));

const unit = "packages/x/src/a.test.ts";
const story = ".storybook/A.stories.tsx";

const places: readonly (readonly [place: string, path: string, source: (title: string) => string])[] = [
  ["a test", unit, (title) => `it("${title}", () => {});`],
  ["a test of components", "packages/x/src/A.test.tsx", (title) => `test("${title}", () => {});`],
  ["a describe", unit, (title) => `describe("${title}", () => {});`],
  ["a table test", unit, (title) => `it.each([1])("${title}", () => {});`],
  ["a template", unit, (title) => `it(\`${title}\`, () => {});`],
  ["an end-to-end test", "e2e/a.spec.ts", (title) => `test("${title}", { tag: "@guest" }, () => {});`],
  [
    "a test imported by another name",
    "e2e/a.spec.ts",
    (title) => `import { test as own } from "./own.ts";\nown("${title}", () => {});`,
  ],
  ["a story", story, (title) => `export const A: Story = { name: "${title}" };`],
];

it.each(places)("a title of more than 100 characters is found in %s", (_, path, source) => {
  const line = source("").split("\n").length;
  expect(findings(path, source(tooLong))).toEqual([{ path, line, message: "Its title has 101 characters." }]);
  expect(findings(path, source(most))).toEqual([]);
});

it.each(places)("row ids do not count in %s", (_, path, source) => {
  expect(findings(path, source(`BR-001 RT-009a VF-P03 ${most}`))).toEqual([]);
  expect(findings(path, source(`BR-001 ${tooLong}`))).toHaveLength(1);
});

it("a describe's title does not count in its tests, and placeholders count as written", () => {
  expect(findings(unit, `describe("${most}", () => { it("${most}", () => {}); });`)).toEqual([]);
  expect(findings(unit, `it(\`${"a".repeat(97)}\${b}\`, () => {});`)).toHaveLength(1);
  expect(findings(unit, `it.each(["${tooLong}"])("${"a".repeat(98)}%s", () => {});`)).toEqual([]);
});

it("a name that is no title is not found, nor is a text outside of tests", () => {
  expect(findings(story, `export const A: Story = { args: { name: "${tooLong}" } };`)).toEqual([]);
  expect(findings(unit, `const row = { name: "${tooLong}" };`)).toEqual([]);
  expect(findings("packages/x/src/a.ts", `it("${tooLong}", () => {});`)).toEqual([]);
});
