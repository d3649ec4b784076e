import { afterEach, expect, it, vi } from "vitest";
import { apiError, fakeSend } from "./testing/fakeSend.ts";
import { type LanguageChoice, useLanguage } from "./language.ts";
import { fakeStorage, storedIn } from "./testing/fakeStorage.ts";
import { htmlOf } from "./testing/htmlOf.tsx";

afterEach(() => vi.unstubAllGlobals());

it("HD-064 ST-016 ST-017 a choice of language is kept under both of the specification's keys", async () => {
  vi.stubGlobal("localStorage", fakeStorage());
  const choices: LanguageChoice[] = [];
  function Chooser() {
    choices.push(useLanguage());
    return null;
  }
  htmlOf(<Chooser />, { language: "ko" });
  expect(storedIn(localStorage)).toEqual({});
  vi.stubGlobal("fetch", async () => Response.json({ core: {} }));
  await choices.at(-1)?.choose("en");
  expect(storedIn(localStorage)).toEqual({ lang: "en", hisLang: "en" });
});

it.each([
  ["", () => ({})],
  ["which need not take it", () => apiError(500)],
])("HD-066 HD-068 a choice of language is sent to the platform once %s", async (_, answer) => {
  vi.stubGlobal("localStorage", fakeStorage());
  vi.stubGlobal("fetch", async () => Response.json({ core: {} }));
  const platform = fakeSend({ language: answer });
  const choices: LanguageChoice[] = [];
  function Chooser() {
    choices.push(useLanguage());
    return null;
  }
  htmlOf(<Chooser />, { language: "ko", send: platform.send });
  await choices.at(-1)?.choose("en");
  expect(platform.sent).toEqual([{ id: "language", request: { language: "en" } }]);
  expect(storedIn(localStorage)).toMatchObject({ lang: "en" });
});
