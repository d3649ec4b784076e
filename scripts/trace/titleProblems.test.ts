import { expect, it } from "vitest";
import { parseRegister } from "./register.ts";
import { idsProvedBy, titleProblems } from "./titleProblems.ts";

const six = ["BR-001", "BR-002", "BR-003", "BR-004", "BR-005", "BR-006"];
const rows = six.map((id) => `| ${id} · S1 | Something | build | check | CARD |`);
const faultsOf = titleProblems(
  parseRegister([...rows, "| RT-009 · S2 | (a) One thing; (b) another | site | check | CARD |"].join("\n")),
);

it("a title may name up to five rows or clauses", () => {
  expect(faultsOf("RT-009a RT-009b BR-001 works")).toEqual([]);
  expect(idsProvedBy(six.slice(1).join(" "))).toHaveLength(5);
});

it("a title with more than five rows proves none of them", () => {
  expect(faultsOf(six.join(" "))).toEqual(["6 rows in one title; split the test."]);
  expect(idsProvedBy(six.join(" "))).toEqual([]);
});

it("rows and clauses that the register does not have are named", () => {
  expect(faultsOf("BR-099 BR-001a RT-009c")).toEqual([
    "BR-099, BR-001a, RT-009c: no such row in docs/requirements.md.",
  ]);
});

it("a row with clauses is not named as a whole", () => {
  expect(faultsOf("RT-009 works")).toEqual([
    "RT-009 has clauses; name the ones that the test shows: RT-009a, RT-009b.",
  ]);
});
