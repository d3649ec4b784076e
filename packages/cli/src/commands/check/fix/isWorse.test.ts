import type { Problem } from "@livery/brand/problem.ts";
import { expect, test } from "vitest";
import { isWorse } from "./isWorse.ts";

function problem(code: Problem["code"], pointer: string, text = ""): Problem {
  const fix = { title: "", edits: [{ offset: 0, length: 1, text }] };
  return { code, severity: "error", file: "a", line: 1, column: 1, endColumn: 2, pointer, message: "", frame: "", fix };
}

const misspelt = problem("LIV1101", "/theem", "theme");
const grey = problem("LIV1601", "/theme/colors/ink");
const red = problem("LIV1601", "/theme/colors/negative");
const page = problem("LIV1601", "/theme/colors/ground");

test.each([
  ["the mistake is fixed", [grey], [], [grey], false],
  ["nothing improves", [grey], [grey], [grey], true],
  ["one error replaces another", [grey], [page], [grey], true],
  ["one error replaces two", [grey, red], [page], [grey, red], false],
  ["a renamed key reveals problems below it", [misspelt], [problem("LIV1104", "/theme/mode")], [misspelt], false],
  ["a renamed key makes the colours checkable", [misspelt], [grey, red], [misspelt], false],
  ["a new name makes another key wrong", [misspelt], [problem("LIV1103", "/locales")], [misspelt], true],
  ["a new name is a duplicate", [misspelt], [problem("LIV1004", "/theme")], [misspelt], true],
])("%s", (_what, before, after, applied, worse) => {
  expect(isWorse(before, after, applied)).toBe(worse);
});
