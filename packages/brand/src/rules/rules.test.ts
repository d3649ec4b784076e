import { describe, expect, test } from "vitest";
import { exampleSource, exampleTexts } from "../../fixtures/example.ts";
import { compileBrands } from "../compileBrands.ts";
import type { Example } from "./rule.ts";
import { rules } from "./rules.ts";

function codesOf({ brand, others = [] }: Example): string[] {
  const sources = [
    exampleSource(brand, "acme"),
    ...others.map((other) => exampleSource({ merchant: "OT99", ...other })),
  ];
  return compileBrands(sources, { baseTexts: exampleTexts }).problems.map(({ code }) => code);
}

describe("each rule holds for its own examples", () => {
  test.each(rules)("$code $title", (rule) => {
    expect(codesOf(rule.good)).toEqual([]);
    expect(codesOf(rule.bad)).toContain(rule.code);
  });

  test("no two rules share a code", () => {
    expect(new Set(rules.map(({ code }) => code)).size).toBe(rules.length);
  });
});
