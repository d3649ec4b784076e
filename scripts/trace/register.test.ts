import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../lib/root.ts";
import { parseRegister, rowIdsIn, withoutRowIds } from "./register.ts";

const register = parseRegister(readFileSync(join(root, "docs/requirements.md"), "utf8"));

it("every row of the register is read once", () => {
  expect(register).toHaveLength(1114);
  expect(new Set(register.map(({ id }) => id)).size).toBe(1114);
});

it("a row has its id, step and text", () => {
  expect(register[0]).toEqual({
    id: "BR-001",
    step: "S1",
    text: "Every brand is one JSON config in the repository; committing it is the only step to add a brand",
    clauses: [],
    completedBy: [],
  });
});

it("a row has the clauses that its cells mark (a), (b) …", () => {
  const [row] = parseRegister(
    "| RT-009 · S2 | Sends visitors home: (a) members; agents (not guests) | site | (b) check (a guest) | L1 |",
  );
  expect(row?.clauses).toEqual(["RT-009a", "RT-009b"]);
});

it("the clauses of every row are lettered in order, and there are at least two", () => {
  for (const { id, clauses } of register.filter((row) => row.clauses.length > 0)) {
    expect(clauses).toEqual([..."abcdefghij"].slice(0, Math.max(2, clauses.length)).map((letter) => id + letter));
  }
});

it.each([
  { id: "CN-001", step: "S2", completedBy: ["BR-017"] },
  { id: "CN-052", step: "S5", completedBy: ["MO-008", "MO-011"] },
])("a constant complete with its row takes the step of that row, or the latest of several: $step", (row) => {
  expect(register.find(({ id }) => id === row.id)).toMatchObject(row);
});

it("all but one of the constants have a step that way; that one is proved by a test of its own", () => {
  expect(register.find(({ id }) => id === "CN-057")?.completedBy.length).toBeGreaterThan(3);
  expect(register.filter(({ step }) => !/^S\d+$/.test(step)).map(({ id }) => id)).toEqual(["CN-043"]);
});

it("ids of rows and clauses are found anywhere in a title, each once", () => {
  expect(rowIdsIn("BR-001, (VF-P03) and AP-A; BR-001 again")).toEqual(["BR-001", "VF-P03", "AP-A"]);
  expect(rowIdsIn("RT-009a RT-009b AP-Da")).toEqual(["RT-009a", "RT-009b", "AP-Da"]);
  expect(rowIdsIn("UTF-8, LIV1031, BR-1, XBR-001, BR-001-x")).toEqual([]);
});

it("a title without its ids is the sentence after them", () => {
  expect(withoutRowIds("BR-001 RT-009a VF-P03 a page in UTF-8")).toBe("a page in UTF-8");
});
