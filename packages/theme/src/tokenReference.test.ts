import { expect, test } from "vitest";
import { tokenReference } from "./tokenReference.ts";
import { tokenTexts } from "./tokenTexts.ts";
import { tokenTypes } from "./tokens.ts";

test("BR-059 the reference describes every token in both languages, and how to write it or why not", () => {
  const rows = tokenReference();
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(tokenTypes));
  for (const { name, text, form, fixed, section } of rows) {
    expect(text.en, name).toMatch(/^[A-Z].*\.$/u);
    expect(text.ko, name).toMatch(/[가-힣].*니다\.$/u);
    expect((form === undefined) !== (fixed === undefined), name).toBe(true);
    expect(section === undefined, name).toBe(form === undefined);
  }
});

test("no two tokens have the same description", () => {
  for (const language of ["en", "ko"] as const) {
    const sentences = Object.values(tokenTexts).map((text) => text[language]);
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
  }
});
