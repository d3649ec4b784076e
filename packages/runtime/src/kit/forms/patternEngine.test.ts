import type { FieldSettings } from "@livery/product/registration.ts";
import { beforeAll, expect, test } from "vitest";
import { faultsOf } from "./fieldsResolver.ts";
import { patternEngine } from "./patternEngine.ts";

const line = (acceptedPattern?: string): FieldSettings => ({
  required: true,
  patternId: 5,
  ...(acceptedPattern !== undefined && { acceptedPattern }),
});

// The engine is large: on a busy machine it takes longer than a test may.
beforeAll(async () => void (await patternEngine([line("[a-z]+")])));

test("VF-032 a form whose patterns are globs, or that has none, gets no engine", async () => {
  expect(await patternEngine([line(), line("*"), line("a*b")])).toBeUndefined();
});

test("VF-032 VF-035 a platform's regular expression decides in the form, over the pattern id", async () => {
  const fields = { line: { label: "LINE ID", kind: "text", rule: line("[a-z]+") } } as const;
  expect(await faultsOf(fields, { line: "abc" })).toEqual({});
  expect(await faultsOf(fields, { line: "123" })).toEqual({ line: "in_pattern_5" });
});
