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
  for (const path of ["packages/ui/src/A/A.stories.tsx", ".storybook/A.stories.tsx"])
    expect(findings('export const A = { name: "BR-099" };', path)).toHaveLength(1);
});

it("more than five rows in one title are found", () => {
  expect(findings(`test("${ids.join(" ")}", () => {});`)).toEqual(["6 rows in one test; split it."]);
});

it("five rows are not, nor is text that only looks like a row", () => {
  expect(findings(`test("${ids.slice(1).join(", ")}", () => {});`)).toEqual([]);
  expect(findings('test("UTF-8, LIV1001 and a-b", () => {});')).toEqual([]);
});

it("a test proves what its describes name as well", () => {
  const inside = `describe.each(rows)("${ids.slice(1).join(" ")}", () => { it("BR-001 too", () => {}); });`;
  expect(findings(inside)).toEqual(["6 rows in one test; split it."]);
});

it("the tags of an end-to-end test and of its describes name rows", () => {
  const inTags = (own: string, around: string) =>
    findings(
      `import { test as own } from "./ownServer.ts";
       test.describe("a visit", { tag: ${around} }, () => { own("works", { tag: ${own} }, () => {}); });`,
      "e2e/a.spec.ts",
    );
  expect(inTags('["@guest", "@BR-001"]', '"@BR-002"')).toEqual([]);
  expect(inTags('"@BR-099"', '[isIn ? "@member" : "@guest"]')).toEqual([
    "BR-099: no such row in docs/requirements.md.",
  ]);
  expect(inTags('["@BR-001"]', JSON.stringify(ids.map((id) => `@${id}`)))).toEqual(["6 rows in one test; split it."]);
});

it("an id in the title of an end-to-end test or its describe is found, because it belongs in a tag", () => {
  const message = 'BR-001: make it a tag, { tag: "@BR-001" }.';
  expect(findings('test("BR-001 works", () => {});', "e2e/a.spec.ts")).toEqual([message]);
  const around = 'test.describe("BR-001", () => { test("works", () => {}); });';
  expect(findings(around, "e2e/a.spec.ts")).toEqual([message]);
});
