import type { Problem } from "@livery/brand/problem.ts";
import { expect, test } from "vitest";
import { githubAnnotations } from "./githubAnnotations.ts";

const problem: Problem = {
  code: "LIV1101",
  severity: "error",
  file: "brands/acme/brand.json",
  line: 3,
  column: 5,
  endColumn: 12,
  pointer: "/merchnt",
  message: 'There is no key "merchnt" in brand.json.',
  suggestion: 'Did you mean "merchant"?',
  frame: "",
};

test("an error and a piece of advice are annotations of their lines", () => {
  const advice: Problem = { ...problem, severity: "advice", pointer: "", column: 1, endColumn: 1 };
  expect(githubAnnotations([problem, advice])).toBe(
    [
      '::error file=brands/acme/brand.json,line=3,col=5,endColumn=12,title=LIV1101 unknown key::There is no key "merchnt" in brand.json.%0Aat: /merchnt%0Ahint: Did you mean "merchant"?',
      '::notice file=brands/acme/brand.json,line=3,col=1,title=LIV1101 unknown key::There is no key "merchnt" in brand.json.%0Ahint: Did you mean "merchant"?',
    ].join("\n"),
  );
});

test("operators' texts cannot end an annotation or start another one", () => {
  const hostile = "100%\r\n::error file=x::y";
  const line = githubAnnotations([{ ...problem, file: "brands/a:b,c=d%/brand.json", message: hostile, got: hostile }]);
  expect(line).not.toMatch(/[\r\n]/);
  expect(line).toMatch(/^::error file=brands\/a%3Ab%2Cc=d%25\/brand\.json,line=3,/);
  expect(line).toContain("::100%25%0D%0A::error file=x::y%0A");
});
