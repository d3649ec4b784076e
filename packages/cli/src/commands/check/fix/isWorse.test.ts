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
  ["what was wrong is right now", [grey], [], [grey], false],
  ["nothing is better", [grey], [grey], [grey], true],
  ["one error takes the place of another", [grey], [page], [grey], true],
  ["one error takes the place of two", [grey, red], [page], [grey, red], false],
  [
    "a key with its right name shows what is wrong below it",
    [misspelt],
    [problem("LIV1104", "/theme/mode")],
    [misspelt],
    false,
  ],
  ["a key with its right name lets colours be looked at", [misspelt], [grey, red], [misspelt], false],
  ["a new name makes another key wrong", [misspelt], [problem("LIV1103", "/locales")], [misspelt], true],
  ["a new name stands twice", [misspelt], [problem("LIV1004", "/theme")], [misspelt], true],
])("%s", (_what, before, after, applied, worse) => {
  expect(isWorse(before, after, applied)).toBe(worse);
});
