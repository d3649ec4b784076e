import { language as languageCall } from "@livery/platform/calls/language.ts";
import { type LanguageCode, languages, textIn } from "@livery/product/languages.ts";
import type { LocalizedText, SiteConfig } from "@livery/product/siteConfig.ts";
import { atom, useAtom, useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { useTexts } from "../i18n/TextsContext.ts";
import { useChosenLanguage } from "../i18n/useChosenLanguage.ts";
import { readStored, store } from "../storage/browserStorage.ts";
import { outdatersAtom } from "./outdaters.ts";
import { keepChoiceAtom } from "./keepChoice.ts";
import { missingAtom } from "../dialogs/missing.ts";
import { sendAtom } from "./send.ts";
import { useSite } from "./SiteContext.ts";

type Attempt = "none" | "busy" | "failed";

/** How the last attempt to change the language stands. */
const attemptAtom = atom<Attempt>("none");

/** The language that was chosen, for what the platform answers in it. The texts lead, it follows. */
export const languageAtom = atom<LanguageCode>(languages[0].code);

/** The language of an earlier visit if the site still offers it, else the site's own. */
export function startLanguage(site: Pick<SiteConfig, "locales" | "defaultLanguage">): LanguageCode {
  const stored = readStored("local", "lang");
  return site.locales.find((code) => code === stored) ?? site.defaultLanguage;
}

/** The languages of a site with the names that their speakers use, in the site's order (BR-024). */
export function offeredLanguages(locales: readonly LanguageCode[]): LanguageChoice["offered"] {
  return locales.flatMap((code) => languages.find((row) => row.code === code) ?? []);
}

/** Reads a text of the brand in the language that was chosen. */
export function useOwnText(): (text: LocalizedText) => string {
  const { language } = useLanguage();
  return (text) => textIn(text, language);
}

/**
 * Tells the platform which language was chosen (HD-066). `hisLang` keeps the one that it has heard of (HD-064); the choice
 * stands whether it hears of it or not (HD-068).
 */
const tellLanguageAtom = atom(null, async (get, _set, language: LanguageCode): Promise<void> => {
  try {
    await get(sendAtom)(languageCall, { language });
    store("local", "hisLang", language);
  } catch {
    // The next visit tells it.
  }
});

/** Tells the platform the language of an earlier choice again if it did not hear of it. */
export const repeatLanguageAtom = atom(null, async (get, set): Promise<void> => {
  const chosen = readStored("local", "lang");
  const language = get(languageAtom);
  if (chosen === language && readStored("local", "hisLang") !== language) await set(tellLanguageAtom, language);
});

/** Forgets a failed attempt whenever the key changes, as it does with each page. */
export function useForgetLanguageFailure(key: string): void {
  const setAttempt = useSetAtom(attemptAtom);
  useEffect(() => setAttempt(withoutFailure), [key, setAttempt]);
}

function withoutFailure(attempt: Attempt): Attempt {
  return attempt === "failed" ? "none" : attempt;
}

export interface LanguageChoice {
  /** The one that was chosen: dates are written in it, and the platform is asked in it. */
  readonly language: LanguageCode;
  /** In the brand's order (BR-024). */
  readonly offered: readonly { readonly code: LanguageCode; readonly label: string }[];
  /** The texts of another language are on their way. */
  readonly busy: boolean;
  readonly failed: boolean;
  /** Forgets that the last attempt failed. */
  dismiss(): void;
  choose(language: LanguageCode): Promise<void>;
}

/** The language that was chosen and the way to change it; the next visit begins with it (`lang`, L96). */
export function useLanguage(): LanguageChoice {
  const chosen = useChosenLanguage();
  const texts = useTexts();
  const site = useSite();
  const outdaters = useAtomValue(outdatersAtom);
  const tell = useSetAtom(tellLanguageAtom);
  const keep = useSetAtom(keepChoiceAtom);
  const missing = useSetAtom(missingAtom);
  const [attempt, setAttempt] = useAtom(attemptAtom);
  return {
    language: site.locales.find((code) => code === chosen) ?? site.defaultLanguage,
    offered: offeredLanguages(site.locales),
    busy: attempt === "busy",
    failed: attempt === "failed",
    dismiss: () => setAttempt(withoutFailure),
    async choose(language) {
      setAttempt("busy");
      try {
        if (!(await texts.choose(language, () => outdaters.forEach((outdate) => outdate())))) return;
        keep("lang", language);
        setAttempt("none");
      } catch {
        const isReloading = await missing({ what: `texts ${language}`, keep: () => keep("lang", language) });
        if (!isReloading) setAttempt("failed");
        return;
      }
      await tell(language);
    },
  };
}
