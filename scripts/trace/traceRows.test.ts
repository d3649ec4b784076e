import { expect, it } from "vitest";
import type { LedgerRow } from "./ledger.ts";
import type { ReportedTest } from "./reports.ts";
import { traceRows } from "./traceRows.ts";

const row = (id: string, step = "S1", completedBy: readonly string[] = []): LedgerRow => ({
  id,
  step,
  text: id,
  completedBy,
});
const ledger = [
  row("BR-001"),
  row("BR-002"),
  row("BR-003", "S2"),
  row("CN-001", "S1", ["BR-001"]),
  row("CN-002", "S2", ["BR-003"]),
];
const passed = (title: string): ReportedTest => ({ title, status: "passed" });

function unproved(tests: readonly ReportedTest[], step?: string) {
  return traceRows(ledger, tests, step).unproved.map(({ id }) => id);
}

it("a row counts when a passed test names it, and takes along what is complete with it", () => {
  expect(unproved([passed("BR-001 works")])).toEqual(["BR-002", "BR-003", "CN-002"]);
});

it("only the rows of the step asked for are listed", () => {
  expect(unproved([passed("BR-001 works")], "S1")).toEqual(["BR-002"]);
});

it("a test that was skipped or failed proves nothing, and a failed one undoes a passed one", () => {
  expect(unproved([{ title: "BR-001", status: "skipped" }], "S1")).toContain("BR-001");
  expect(unproved([passed("BR-001"), { title: "BR-001 too", status: "failed" }], "S1")).toContain("BR-001");
});

it("a title with more than five rows does not count and is named", () => {
  const title = "BR-001 BR-002 BR-003 BR-004 BR-005 BR-006";
  const trace = traceRows(ledger, [passed(title)], "S1");
  expect(trace.unproved).toHaveLength(3);
  expect(trace.overlong).toEqual([title]);
});

it("a row that the ledger does not have is named", () => {
  expect(traceRows(ledger, [passed("BR-099 works")]).unknown).toEqual(['BR-099 in "BR-099 works"']);
});
