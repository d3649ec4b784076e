import { expect, test } from "vitest";
import { decisionOf, registerRows } from "./registerRows.ts";

test("a row has its id, its step and the cells after them; headings and text are not rows", () => {
  const markdown = [
    "| ID | Requirement | Src |",
    "|---|---|---|",
    "| VF-P12 · S3 | a \\| b | L1 |",
    "BR-001 is a row.",
    "| CN-001 · with its row | Default language |  |",
  ].join("\n");
  expect(registerRows(markdown)).toEqual([
    { id: "VF-P12", step: "S3", cells: ["a | b", "L1"] },
    { id: "CN-001", step: "with its row", cells: ["Default language", ""] },
  ]);
});

test("an open choice is read as its decision", () => {
  expect(["**[OPEN]** → GET", "GET **[OPEN]**", "GET"].map(decisionOf)).toEqual(["GET", "GET", "GET"]);
});
