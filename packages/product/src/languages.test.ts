import { describe, expect, test } from "vitest";
import {
  baseLanguage,
  directionOf,
  languages,
  shownLanguages,
  textIn,
  textLanguages,
  textLanguagesOf,
} from "./languages.ts";

describe("the list of languages", () => {
  test("BR-023 CN-056 the list has about 40 languages, each once, with a code that browsers know", () => {
    expect(languages.length).toBeGreaterThanOrEqual(38);
    const codes = languages.map(({ code }) => code);
    expect(Intl.getCanonicalLocales(codes)).toEqual(codes);
    expect(new Set(languages.map(({ label }) => label)).size).toBe(languages.length);
  });

  test.each(languages)("$code has the name that its speakers use: $label", ({ code, label }) => {
    const own = new Intl.DisplayNames(code, { type: "language" }).of(code) ?? "";
    // Indonesian and Malay are called "bahasa …", which the browser's name omits.
    expect(label.toLocaleLowerCase(code)).toContain(own.toLocaleLowerCase(code));
  });

  test.each(languages)("$code has the writing direction of the table", ({ code }) => {
    const script = new Intl.Locale(code).maximize().script ?? "";
    expect(["Arab", "Hebr"].includes(script) ? "rtl" : "ltr").toBe(directionOf(code));
  });

  test("BR-023 Korean and English have texts; every other choice falls back to English", () => {
    expect(textLanguages.map(({ code }) => code)).toEqual(["ko", "en"]);
    expect([baseLanguage("ko"), baseLanguage("en"), baseLanguage("fr")]).toEqual(["ko", "en", "en"]);
    expect(textLanguagesOf(["fr", "ko", "de"])).toEqual(["en", "ko"]);
    expect(textLanguagesOf(["ko"])).toEqual(["ko"]);
    expect(shownLanguages(["fr", "ko"])).toEqual(["fr", "ko", "en"]);
  });

  test("a brand's own text is shown in the chosen language if it exists, else in English", () => {
    const name = { ko: "맑음", en: "Malgeum", fr: "Malgeum Clair" };
    expect([textIn(name, "ko"), textIn(name, "fr"), textIn(name, "de")]).toEqual(["맑음", "Malgeum Clair", "Malgeum"]);
  });
});
