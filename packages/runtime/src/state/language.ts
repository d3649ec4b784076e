import { language as languageCall } from "@livery/platform/calls/language.ts";
import { type LanguageCode, languages, textIn } from "@livery/product/languages.ts";
import type { LocalizedText, SiteConfig } from "@livery/product/siteConfig.ts";
import { atom, useAtom, useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { useTexts } from "../i18n/TextsContext.ts";
import { useChosenLanguage } from "../i18n/useChosenLanguage.ts";
import { readStored, store } from "./browserStorage.ts";
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

/** The language that was chosen and the way to change it; the choice is kept under the specification's two keys (L96). */
export function useLanguage(): LanguageChoice {
  const chosen = useChosenLanguage();
  const texts = useTexts();
  const site = useSite();
  const send = useAtomValue(sendAtom);
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
        if (!(await texts.choose(language))) return;
        store("local", "lang", language);
        store("local", "hisLang", language);
        setAttempt("none");
      } catch {
        setAttempt("failed");
        return;
      }
      // The choice stands whether the platform hears of it or not (HD-066, HD-068).
      await send(languageCall, { language }).catch(() => undefined);
    },
  };
}
