import { expect, it } from "vitest";
import type { RegisterRow } from "./register.ts";
import type { ReportedTest } from "./reports.ts";
import { traceRows } from "./traceRows.ts";

const row = (id: string, step: string, others: Partial<RegisterRow> = {}): RegisterRow => ({
  id,
  step,
  text: id,
  clauses: [],
  completedBy: [],
  ...others,
});
const register = [
  row("BR-001", "S1"),
  row("BR-002", "S1"),
  row("BR-003", "S2"),
  row("CN-001", "S1", { completedBy: ["BR-001"] }),
  row("CN-002", "S2", { completedBy: ["BR-003"] }),
];
const passed = (title: string): ReportedTest => ({ title, status: "passed" });

function unproved(tests: readonly ReportedTest[], step?: string, of = register) {
  return traceRows(of, tests, step).unproved.map(({ id }) => id);
}

it("a row counts when a passed test names it", () => {
  expect(unproved([passed("BR-001 works"), passed("BR-003 CN-002")])).toEqual(["BR-002", "CN-001"]);
});

it("a constant counts when a test names it and the row that completes it is proved", () => {
  expect(unproved([passed("CN-001 is 24"), passed("BR-002")], "S1")).toEqual(["BR-001", "CN-001"]);
  expect(unproved([passed("BR-001"), passed("BR-002")], "S1")).toEqual(["CN-001"]);
  expect(unproved([passed("CN-001 is 24"), passed("BR-001 BR-002")], "S1")).toEqual([]);
});

it("only the rows of the step asked for are listed", () => {
  expect(unproved([passed("BR-001 works")], "S1")).toEqual(["BR-002", "CN-001"]);
});

it("a row counts when a passed test has it as a tag", () => {
  const tagged: ReportedTest = { title: "works", tags: ["guest", "BR-001", "BR-002"], status: "passed" };
  expect(unproved([tagged], "S1")).toEqual(["CN-001"]);
  expect(unproved([{ ...tagged, status: "skipped" }], "S1")).toEqual(["BR-001", "BR-002", "CN-001"]);
});

it("a test that was skipped proves nothing", () => {
  expect(unproved([{ title: "BR-001", status: "skipped" }], "S1")).toContain("BR-001");
});

it("a title with more than five rows proves none of them and is named", () => {
  const title = "BR-001 BR-002 BR-003 BR-004 BR-005 BR-006";
  const trace = traceRows(register, [passed(title)], "S1");
  expect(trace.unproved).toHaveLength(3);
  expect(trace.faults).toContain(`6 rows in one test; split it. In "${title}"`);
});

it("a row that the register does not have is named", () => {
  const { faults } = traceRows(register, [passed("BR-099 works")]);
  expect(faults).toEqual(['BR-099: no such row in docs/requirements.md. In "BR-099 works"']);
});

it("a row with clauses counts when each clause has its test, and so for the constant that it completes", () => {
  const clauses = ["RT-009a", "RT-009b"];
  const withClauses = [row("RT-009", "S2", { clauses }), row("CN-003", "S2", { completedBy: ["RT-009"] })];
  expect(traceRows(withClauses, [passed("RT-009a")]).unproved).toMatchObject([
    { id: "RT-009", lacks: ["RT-009b"] },
    { id: "CN-003", lacks: ["CN-003", "RT-009b"] },
  ]);
  expect(unproved([passed("RT-009")], "S2", withClauses)).toContain("RT-009");
  expect(unproved([passed("RT-009a"), passed("RT-009b CN-003")], "S2", withClauses)).toEqual([]);
});
