import { expect, test } from "vitest";
import { exampleSource, exampleTexts } from "../fixtures/example.ts";
import { compileBrands } from "./compileBrands.ts";
import { formatProblem } from "./formatProblem.ts";

const source = exampleSource({ layout: { header: "rail" } });
const wrong = { ...source, text: source.text.replace('"rail"', '"rial"') };
const [problem] = compileBrands([wrong], { baseTexts: exampleTexts, date: "2026-01-01" }).problems;
if (!problem) throw new Error("The example has no problem.");

test("BR-002 a problem shows file:line:column, JSON pointer, reason and the nearest valid value", () => {
  expect(formatProblem(problem, { color: false })).toMatchInlineSnapshot(`
    "brands/acme/brand.json:14:15  error LIV1104  value not allowed
      layout.header cannot be "rial".

        13 |   "layout": {
      > 14 |     "header": "rial"
           |               ^^^^^^
        15 |   }

      at        /layout/header
      expected  "bar", "split" or "rail"
      got       "rial"
      hint      Did you mean "rail"?"
  `);
});

test("colours change nothing else in the output", () => {
  const colored = formatProblem(problem, { color: true });
  expect(colored).toContain("\u001b[31m");
  expect(colored.replaceAll(/\u001b\[\d+m/g, "")).toBe(formatProblem(problem, { color: false }));
});
