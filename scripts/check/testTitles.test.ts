import { expect, it } from "vitest";
import { memoryTree } from "../lib/tree.ts";
import { run } from "./testTitles.ts";

const ids = ["BR-001", "BR-002", "BR-003", "BR-004", "BR-005", "BR-006"];
const register = ids.map((id) => `| ${id} · S1 | Something | build | check | CARD |`).join("\n");

function findings(text: string, path = "packages/x/src/a.test.ts") {
  return run(memoryTree({ "docs/requirements.md": register, [path]: text })).map(({ message }) => message);
}

it("a row that the register does not have is found", () => {
  expect(findings('it("BR-099 …", () => {});')).toEqual(["BR-099: no such row in docs/requirements.md."]);
  expect(findings("it.each(rows)(`BR-099 ${1}`, () => {});")).toHaveLength(1);
  expect(findings('export const A = { name: "BR-099" };', "packages/ui/src/A/A.stories.tsx")).toHaveLength(1);
});

it("more than five rows in one title are found", () => {
  expect(findings(`test("${ids.join(" ")}", () => {});`)).toEqual(["6 rows in one title; split the test."]);
});

it("five rows are not, nor is text that only looks like a row", () => {
  expect(findings(`test("${ids.slice(1).join(", ")}", () => {});`)).toEqual([]);
  expect(findings('test("UTF-8, LIV1001 and a-b", () => {});')).toEqual([]);
});

it("a test proves what its describes name as well", () => {
  const inside = `describe.each(rows)("${ids.slice(1).join(" ")}", () => { it("BR-001 too", () => {}); });`;
  expect(findings(inside)).toEqual(["6 rows in one title; split the test."]);
  expect(findings('test.describe("BR-099", () => { test("…", () => {}); });', "e2e/a.spec.ts")).toHaveLength(1);
});
