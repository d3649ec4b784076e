import { afterEach, expect, it, vi } from "vitest";
import { type LanguageChoice, useLanguage } from "./language.ts";
import { fakeStorage, storedIn } from "./testing/fakeStorage.ts";
import { htmlOf } from "./testing/htmlOf.tsx";

afterEach(() => vi.unstubAllGlobals());

it("ST-016 ST-017 a choice of language is kept under both of the specification's keys", async () => {
  vi.stubGlobal("localStorage", fakeStorage());
  const choices: LanguageChoice[] = [];
  function Chooser() {
    choices.push(useLanguage());
    return null;
  }
  htmlOf(<Chooser />, { language: "ko" });
  expect(storedIn(localStorage)).toEqual({});
  vi.stubGlobal("fetch", async () => Response.json({}));
  await choices.at(-1)?.choose("en");
  expect(storedIn(localStorage)).toEqual({ lang: "en", hisLang: "en" });
});
