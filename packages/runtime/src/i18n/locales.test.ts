import { features } from "@livery/product/features.ts";
import { fieldPatterns } from "@livery/product/fieldPatterns.ts";
import { textLanguages } from "@livery/product/languages.ts";
import { coreTextFiles } from "@livery/product/textFiles.ts";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

type Texts = Readonly<Record<string, string>>;

function read(language: string, file: string): Texts {
  return JSON.parse(readFileSync(new URL(`locales/${language}/${file}.json`, import.meta.url), "utf8")) as Texts;
}

function placeholders(text: string | undefined): readonly string[] {
  return [...(text ?? "").matchAll(/\{\{\s*(\w+)\s*\}\}/gu)].map(([, name]) => name ?? "").toSorted();
}

const files = [...coreTextFiles, ...features.map(({ id }) => id)];
const base = textLanguages[0]?.code ?? "ko";
const others = textLanguages.map(({ code }) => code).filter((code) => code !== base);

describe("the base texts", () => {
  test.each(textLanguages)("in $code have every file of the core and one for each feature", ({ code }) => {
    const found = readdirSync(new URL(`locales/${code}`, import.meta.url));
    expect(found.toSorted()).toEqual(files.map((file) => `${file}.json`).toSorted());
  });

  const pairs = others.flatMap((language) => files.map((file) => ({ language, file })));

  test.each(pairs)(
    "BR-022 $file in $language has the same keys as the first language, in the same order",
    ({ language, file }) => {
      expect(Object.keys(read(language, file))).toEqual(Object.keys(read(base, file)));
    },
  );

  test.each(pairs)("$file in $language has the same placeholders", ({ language, file }) => {
    const texts = read(base, file);
    const translated = read(language, file);
    const differing = Object.keys(texts).filter(
      (key) => placeholders(texts[key]).join() !== placeholders(translated[key]).join(),
    );
    expect(differing).toEqual([]);
  });

  test.each(textLanguages)("in $code the rule of every field except dates contains both bounds", ({ code }) => {
    const dates = [12, 13];
    const rules = fieldPatterns.map(({ id }) => id).filter((id) => !dates.includes(id));
    const texts = read(code, "forms");
    const lacking = rules.filter((id) => placeholders(texts[`in_pattern_${id}`]).join() !== "max,min");
    expect(lacking).toEqual([]);
  });

  const all = textLanguages.flatMap(({ code }) => files.map((file) => ({ code, file })));

  test.each(all)("BR-022 $file in $code has no empty text", ({ code, file }) => {
    const empty = Object.entries(read(code, file)).filter(([, text]) => text.trim() === "");
    expect(empty).toEqual([]);
  });

  test.each(files)("%s in English has no Hangul", (file) => {
    const left = Object.entries(read("en", file)).filter(([, text]) => /\p{Script=Hangul}/u.test(text));
    expect(left).toEqual([]);
  });
});
