import { fieldPattern, fieldPatterns } from "@livery/product/fieldPatterns.ts";
import { textLanguages } from "@livery/product/languages.ts";
import { validateField } from "@livery/product/validateField.ts";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createTexts } from "../../../i18n/createTexts.ts";
import { ruleValues } from "./registerRules.ts";

function textsIn(language: string): Readonly<Record<string, string>> {
  const file = new URL(`../../../i18n/locales/${language}/auth.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
}

/** Says the text of a finding as the form does. */
async function speaker(language: "ko" | "en") {
  const texts = createTexts({ assets: { texts: {} }, texts: {} }, language);
  texts.i18n.addResourceBundle(language, "auth", textsIn(language));
  return texts.i18n.getFixedT(null, "auth");
}

/** Five rows of the ledger at a time, by the number of their first pattern. */
const groups = [
  { first: 0, rows: "VF-P00 VF-P01 VF-P02 VF-P03 VF-P04" },
  { first: 5, rows: "VF-P05 VF-P06 VF-P07 VF-P08 VF-P09" },
  { first: 10, rows: "VF-P10 VF-P11 VF-P12 VF-P13 VF-P14" },
  { first: 15, rows: "VF-P15 VF-P16 VF-P17 VF-P18 VF-P19" },
  { first: 20, rows: "VF-P20 VF-P21 VF-P22 VF-P23" },
].flatMap((group) => textLanguages.map(({ code, label }) => ({ ...group, code, label })));

/** What the text of a date says instead of its length, which is always the same. */
const dates = { 12: "1999-12-31", 13: "12-31-1999" } as const;

test.each(groups)("$rows a value that is refused is told why in $label", async ({ first, code }) => {
  const t = await speaker(code);
  for (const { id, refuses, examplesFor } of fieldPatterns.slice(first, first + 5)) {
    const rule = { required: true, patternId: id, minLength: examplesFor.min, maxLength: examplesFor.max };
    for (const value of refuses) {
      const finding = validateField(rule, value);
      const text = finding && t(finding.message, ruleValues(rule));
      const said = finding?.reason === "required" ? [t("in_required")] : boundsOf(id, examplesFor);
      for (const part of said) expect(text, `${id} says of ${JSON.stringify(value)}`).toContain(part);
      expect(text).not.toContain("{{");
    }
  }
});

function boundsOf(id: number, { min, max }: { readonly min: number; readonly max: number }): readonly string[] {
  return id in dates ? [dates[id as keyof typeof dates]] : [`${min}`, `${max}`];
}

test("VF-036 no two patterns are told by the same words, in either language", () => {
  for (const { code } of textLanguages) {
    const texts = textsIn(code);
    const all = fieldPatterns.map(({ id }) => texts[`in_pattern_${fieldPattern(id).id}`]);
    expect(new Set(all).size).toBe(24);
    expect(all).not.toContain(undefined);
  }
});

test.each([
  { code: "ko", text: "숫자만 6~12자리" },
  { code: "en", text: "Digits only, 6 to 12" },
] as const)("VF-036 VF-037 the text of a wrong length has both bounds in it: $text", async ({ code, text }) => {
  const t = await speaker(code);
  const rule = { required: true, patternId: 5, minLength: 6, maxLength: 12 };
  for (const value of ["123", "12345a"]) {
    const finding = validateField(rule, value);
    expect(finding && t(finding.message, finding.values)).toBe(text);
  }
});
