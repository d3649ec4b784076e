import { expect, it } from "vitest";
import { memoryTree } from "../lib/tree.ts";
import { run } from "./plannedCalls.ts";

const requirements = `
| AP-020 · S4 | /wps/balance | GET |
| AP-123 · S8 | /wps/transfer | POST |
| AP-998 · S12 | /wps/example | GET |
`;
const call = (row: string, status: string) =>
  `export const example = {\n  requirement: "${row}",\n  status: "${status}",\n};\n`;

const found = (row: string, status: string) =>
  run(
    memoryTree({
      "docs/requirements.md": requirements,
      "packages/platform/src/calls/example.ts": call(row, status),
      "packages/platform/src/other.ts": call("AP-123", "planned"),
    }),
  );

it.each([
  ["AP-020", 4],
  ["AP-123", 8],
])("a planned call of %s, which belongs to a step that is built, is found", (row, step) => {
  const message = `${row} belongs to S${step}: give the call a route and the status "live".`;
  expect(found(row, "planned")).toEqual([{ path: "packages/platform/src/calls/example.ts", line: 3, message }]);
});

it("a planned call of a later step is allowed, and so is a live call", () => {
  expect(found("AP-998", "planned")).toEqual([]);
  for (const row of ["AP-020", "AP-123", "AP-998"]) expect(found(row, "live")).toEqual([]);
});
