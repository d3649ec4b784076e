import { afterEach, expect, test, vi } from "vitest";
import { offeredLanguages, startLanguage } from "./language.ts";

const site = { locales: ["ko", "en"], defaultLanguage: "ko" } as const;

afterEach(() => vi.unstubAllGlobals());

test("BR-017 a first visit begins in the site's own language, a later one in the language that was chosen", () => {
  vi.stubGlobal("localStorage", { getItem: () => null });
  expect(startLanguage(site)).toBe("ko");
  vi.stubGlobal("localStorage", { getItem: () => "en" });
  expect(startLanguage(site)).toBe("en");
});

test("BR-023 a choice without texts of its own is remembered as well", () => {
  vi.stubGlobal("localStorage", { getItem: () => "zh-Hans" });
  expect(startLanguage({ ...site, locales: ["ko", "zh-Hans"] })).toBe("zh-Hans");
});

test("BR-024 the menu has the languages of the brand and no others, in the brand's order", () => {
  expect(offeredLanguages(["en", "fr", "ko"]).map(({ label }) => label)).toEqual(["English", "Français", "한국어"]);
  expect(offeredLanguages(["ko"])).toHaveLength(1);
});

test("a language that the site does not offer any more is forgotten", () => {
  vi.stubGlobal("localStorage", { getItem: () => "en" });
  expect(startLanguage({ ...site, locales: ["ko"] })).toBe("ko");
});
