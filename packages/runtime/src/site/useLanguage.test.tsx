import { afterEach, expect, it, vi } from "vitest";
import { createStore } from "jotai";
import { type LanguageChoice, languageAtom, repeatLanguageAtom, startLanguage, useLanguage } from "./language.ts";
import { sendAtom } from "./send.ts";
import { apiError, fakeSend } from "../testing/fakeSend.ts";
import { fakeStorage, storedIn } from "../testing/fakeStorage.ts";
import { htmlOf } from "../testing/htmlOf.tsx";

afterEach(() => vi.unstubAllGlobals());

/** Chooses English on a Korean page; `respond` is how the platform takes the message about it. */
async function chooseEnglish(respond: () => unknown) {
  vi.stubGlobal("fetch", async () => Response.json({ core: {} }));
  const platform = fakeSend({ language: respond });
  const choices: LanguageChoice[] = [];
  function Chooser() {
    choices.push(useLanguage());
    return null;
  }
  htmlOf(<Chooser />, { language: "ko", send: platform.send });
  await choices.at(-1)?.choose("en");
  return platform;
}

it("HD-064a ST-016 ST-017 a choice of language is kept under both of the specification's keys", async () => {
  vi.stubGlobal("localStorage", fakeStorage());
  await chooseEnglish(() => ({}));
  expect(storedIn(localStorage)).toEqual({ lang: "en", hisLang: "en" });
});

it("HD-064b hisLang is the language that the platform knows; the next visit sends the chosen one", async () => {
  vi.stubGlobal("localStorage", fakeStorage());
  localStorage.setItem("hisLang", "ko");
  await chooseEnglish(() => apiError(500));
  expect(storedIn(localStorage)).toEqual({ lang: "en", hisLang: "ko" });
  const { send, sent } = fakeSend({ language: {} });
  for (let visit = 0; visit < 2; visit += 1) {
    const store = createStore();
    store.set(languageAtom, startLanguage({ locales: ["ko", "en"], defaultLanguage: "ko" }));
    store.set(sendAtom, send);
    await store.set(repeatLanguageAtom);
  }
  expect(sent).toEqual([{ id: "language", request: { language: "en" } }]);
  expect(storedIn(localStorage)).toEqual({ lang: "en", hisLang: "en" });
});

it("a visitor who chose no language tells the platform none", async () => {
  vi.stubGlobal("localStorage", fakeStorage());
  const { send, sent } = fakeSend({ language: {} });
  const store = createStore();
  store.set(sendAtom, send);
  await store.set(repeatLanguageAtom);
  expect(sent).toEqual([]);
});

it.each([
  ["", () => ({})],
  ["which need not take it", () => apiError(500)],
])("HD-066 HD-068 a choice of language is sent to the platform once %s", async (_, respond) => {
  vi.stubGlobal("localStorage", fakeStorage());
  const platform = await chooseEnglish(respond);
  expect(platform.sent).toEqual([{ id: "language", request: { language: "en" } }]);
  expect(storedIn(localStorage)).toMatchObject({ lang: "en" });
});
