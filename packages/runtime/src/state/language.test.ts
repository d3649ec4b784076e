import { afterEach, expect, test, vi } from "vitest";
import { startLanguage } from "./language.ts";

const site = { locales: ["ko", "en"], defaultLanguage: "ko" } as const;

afterEach(() => vi.unstubAllGlobals());

test("BR-017 a first visit begins in the site's own language, a later one in the language that was chosen", () => {
  vi.stubGlobal("localStorage", { getItem: () => null });
  expect(startLanguage(site)).toBe("ko");
  vi.stubGlobal("localStorage", { getItem: () => "en" });
  expect(startLanguage(site)).toBe("en");
});

test("a language that the site does not offer any more is forgotten", () => {
  vi.stubGlobal("localStorage", { getItem: () => "en" });
  expect(startLanguage({ ...site, locales: ["ko"] })).toBe("ko");
});
