import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { exampleTexts } from "../../fixtures/example.ts";
import { compileBrands } from "../compileBrands.ts";
import { formatProblem } from "../formatProblem.ts";
import type { Problem } from "../problem.ts";
import { problemCodes } from "../problemCodes.ts";
import { sourcesOf } from "../testing/sourcesOf.ts";
import type { Example } from "./rule.ts";
import { rules } from "./rules.ts";

const messages = join(import.meta.dirname, "../../fixtures/rules");

function problemsOf(example: Example): readonly Problem[] {
  return compileBrands(sourcesOf(example), { baseTexts: exampleTexts, date: "2026-01-01" }).problems;
}

/** Shown when a message differs or its file is missing; nothing is written without --update. */
const howToWrite = "npm run test:unit -- rules.test.ts --update writes the message; read it as an operator would";

describe("each rule accepts and rejects its own examples, and its whole message reads well", () => {
  test.each(rules)("$code $title.en", async (rule) => {
    expect(problemsOf(rule.good)).toEqual([]);
    const found = problemsOf(rule.bad).filter(({ code }) => code === rule.code);
    const message = `${found.map((problem) => formatProblem(problem, { color: false })).join("\n\n")}\n`;
    expect(message).toContain(problemCodes[rule.code].en);
    expect(message).not.toMatch(/undefined|\[object/);
    await expect(message, howToWrite).toMatchFileSnapshot(join(messages, `${rule.code}.txt`));
  });

  test("no two rules share a code", () => {
    expect(new Set(rules.map(({ code }) => code)).size).toBe(rules.length);
  });

  test("each states the rule and the reason in both languages", () => {
    for (const { title, why } of rules) {
      for (const { en, ko } of [title, why]) {
        expect(en).toMatch(/^[^가-힣]+\.$/);
        expect(ko).toMatch(/[가-힣].*니다(?: \([A-Z\d, -]+\))?\.$/);
      }
    }
  });
});
