import type { FormField } from "@livery/product/registration.ts";
import { expect, test } from "vitest";
import { patternEngine } from "./patternEngine.ts";
import { registerFaults } from "./registerRules.ts";

const line = (acceptedPattern?: string): FormField => ({
  id: "line",
  rule: { required: true, patternId: 5, ...(acceptedPattern !== undefined && { acceptedPattern }) },
});

test("VF-032 a form whose patterns are globs, or that has none, gets no engine", async () => {
  expect(await patternEngine([line(), line("*"), line("a*b")])).toBeUndefined();
});

test("VF-032 VF-035 a platform's regular expression decides in the form, over the pattern id", async () => {
  const fields = [line("[a-z]+")];
  const engine = await patternEngine(fields);
  expect(registerFaults({ line: "abc", terms: true }, fields, engine)).toEqual({});
  expect(registerFaults({ line: "123", terms: true }, fields, engine)).toEqual({ line: "in_pattern_5" });
});
