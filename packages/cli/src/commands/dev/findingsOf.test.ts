import type { Problem } from "@livery/brand/problem.ts";
import { expect, test } from "vitest";
import type { Selection } from "../../selectBrands.ts";
import { findingsOf } from "./findingsOf.ts";

function problem(line: number, severity: Problem["severity"]): Problem {
  const place = { file: "brands/acme/brand.json", line, column: 1, endColumn: 2, pointer: "/layout", frame: "" };
  return { code: severity === "error" ? "LIV1104" : "LIV1311", severity, ...place, message: `Line ${line}.` };
}

function selection(more: Partial<Selection>): Selection {
  const lists = { existing: ["acme"], sites: ["acme"], ids: ["acme"], problems: [], errors: 0 };
  return { ...lists, ...more } as unknown as Selection;
}

test("the open page shows errors above advice, each in the order of the file", () => {
  const problems = [problem(1, "advice"), problem(2, "error"), problem(3, "advice"), problem(4, "error")];
  const text = findingsOf(selection({ problems, errors: 2 }), "acme");
  expect(text.match(/(?<=Line )\d/g)).toEqual(["2", "4", "1", "3"]);
});

test("a removed brand and an abstract one have no page", () => {
  expect(findingsOf(selection({ existing: [] }), "acme")).toBe("The folder of the brand acme was removed.");
  expect(findingsOf(selection({ sites: [] }), "acme")).toMatch(/^The brand acme is now abstract/);
});
