import type { Problem } from "@livery/brand/problem.ts";
import { expect, test } from "vitest";
import { formatFindings } from "./formatFindings.ts";

function shown(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === "error").length;
  const plain = { style: (_style: unknown, text: string) => text, color: false };
  return formatFindings({ problems, errors, ids: problems.map(({ file }) => file) }, plain);
}

function twin(index: number, more: Partial<Problem> = {}): Problem {
  const file = `brands/b${String(index).padStart(2, "0")}/brand.json`;
  const message = `This brand and "b${index === 0 ? 1 : 0}" share 13 values.`;
  const place = { file, line: 1, column: 1, endColumn: 2, pointer: "/layout", frame: "" };
  return { code: "LIV1311", severity: "advice", ...place, message, got: "the same header", ...more };
}

test("advice that 23 brands get in the same words is one block with the places of all", () => {
  const text = shown(Array.from({ length: 23 }, (_, index) => twin(index)));
  expect(text.split("LIV1311")).toHaveLength(2);
  expect(text).toContain("brands/b00/brand.json:1:1  advice LIV1311");
  expect(text).toMatch(/also at {3}brands\/b01\/brand\.json:1:1, .*b12\/brand\.json:1:1 … \(22 in all\)/);
  expect(text).toContain("23 brands checked, no errors, 23 pieces of advice");
});

test("advice in other words and every error are blocks of their own", () => {
  const other = twin(2, { got: "the same hero" });
  expect(shown([twin(0), twin(1), other]).split("LIV1311")).toHaveLength(3);
  const error = { severity: "error" } as const;
  expect(shown([twin(0, error), twin(1, error)]).split("LIV1311")).toHaveLength(3);
});
