import type { PackResult } from "@livery/pack/packBrands.ts";
import { expect, test } from "vitest";
import type { Selection } from "../../selectBrands.ts";
import { buildSummary, summaryHtml, summaryMarkdown } from "./buildSummary.ts";

const problem = { severity: "error", file: "brands/bad/brand.json", line: 3, column: 15, code: "LIV1101" };
const advice = {
  severity: "advice",
  file: "brands/also/brand.json",
  line: 1,
  column: 1,
  code: "LIV1311",
  message: "alike",
};
const problems = [advice, { ...problem, message: 'got "<b>|x"' }];
const selection = {
  ids: ["good", "old", "bad"],
  problems,
  problemsOf: (id: string) => (id === "bad" ? problems.slice(1) : []),
  resolved: new Map(),
} as unknown as Selection;

const size = { files: 2, bytes: 1_234_000 };
const result = {
  packed: [
    { id: "good", size, reasons: [{ kind: "runtime" }] },
    { id: "old", size, reasons: [] },
  ],
  failed: [],
} as unknown as PackResult;

const summary = buildSummary(selection, result);

test("a summary says what became of each brand, why, and what was found; what is broken comes first", () => {
  expect(summary.title).toBe("1 brand packed, 1 unchanged, 1 not packed");
  expect(summary.rows).toEqual([
    { Brand: "bad", Result: "not packed", Files: "", Size: "", Why: "", Problems: "1 error" },
    { Brand: "good", Result: "packed", Files: "2", Size: "1.23 MB", Why: "a change in the runtime", Problems: "" },
    { Brand: "old", Result: "unchanged", Files: "2", Size: "1.23 MB", Why: "", Problems: "" },
  ]);
  expect(summary.problems.map((line) => line.split(" ")[1])).toEqual(["error", "advice"]);
});

test("as Markdown and as HTML, a text from a config is text", () => {
  const markdown = summaryMarkdown(summary);
  expect(markdown).toContain("| good | packed | 2 | 1.23 MB | a change in the runtime |  |");
  expect(markdown).toContain(String.raw`- brands/bad/brand.json:3:15 error LIV1101: got "\<b\>\|x"`);
  const html = summaryHtml(summary);
  expect(html).toContain("<td>good</td><td>packed</td>");
  expect(html).toContain("got &quot;&lt;b&gt;|x&quot;");
});
