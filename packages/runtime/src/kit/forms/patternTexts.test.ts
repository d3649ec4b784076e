import { fieldPattern, fieldPatterns } from "@livery/product/fieldPatterns.ts";
import { textLanguages } from "@livery/product/languages.ts";
import { registerRows } from "@livery/product/registerRows.ts";
import { validateField } from "@livery/product/validateField.ts";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createTexts } from "../../i18n/createTexts.ts";
import { ruleValues } from "./formField.ts";

function textsIn(language: string): Readonly<Record<string, string>> {
  const file = new URL(`../../i18n/locales/${language}/forms.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
}

/** Says the text of a finding as the form does. */
async function speaker(language: "ko" | "en") {
  const texts = createTexts({ assets: { texts: {} }, texts: {} }, language);
  texts.i18n.addResourceBundle(language, "forms", textsIn(language));
  return texts.i18n.getFixedT(null, "forms");
}

/** The 24 rows VF-P00 … as docs/requirements.md has them, each with its message in English and Korean. */
const rows = registerRows(readFileSync(new URL("../../../../../docs/requirements.md", import.meta.url), "utf8"))
  .filter(({ id }) => /^VF-P\d\d$/.test(id))
  .map(({ id: row, cells: [id = "", , , , , message = ""] }) => {
    const [en = "", ko = ""] = message.replace("(b) ", "").split(" / ");
    return { clause: `${row}b`, id: Number(id), texts: { en, ko } };
  });

/** Two lengths of which neither stands in the other, nor in a date. */
const lengths = { min: 7, max: 46 } as const;

test.each(rows)(
  "$clause is told in the row's words, in both languages, with its two lengths",
  async ({ id, texts }) => {
    const rule = { required: true, patternId: id, minLength: lengths.min, maxLength: lengths.max };
    const finding = validateField(rule, "x");
    for (const code of ["en", "ko"] as const) {
      const t = await speaker(code);
      const text = finding && t(finding.message, ruleValues(rule));
      expect(text).toBe(texts[code].replace("{min}", "7").replace("{max}", "46"));
      const numbers = text?.match(/\d+/g);
      expect(numbers).toEqual(fieldPattern(id).date === undefined ? ["7", "46"] : texts[code].match(/\d+/g));
    }
  },
);

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
