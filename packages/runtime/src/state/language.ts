import { type LanguageCode, languages } from "@livery/product/languages.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { atom, useAtom } from "jotai";
import { useTranslation } from "react-i18next";
import { useTexts } from "../i18n/TextsContext.ts";
import { readStored, store } from "./browserStorage.ts";
import { useSite } from "./SiteContext.ts";

/** Whether the last attempt to change the language failed. */
const languageFailedAtom = atom(false);

/** The language of an earlier visit if the site still offers it, else the site's own. */
export function startLanguage(site: Pick<SiteConfig, "locales" | "defaultLanguage">): LanguageCode {
  const stored = readStored("local", "lang");
  return site.locales.find((code) => code === stored) ?? site.defaultLanguage;
}

export interface LanguageChoice {
  readonly language: LanguageCode;
  readonly offered: readonly { readonly code: LanguageCode; readonly label: string }[];
  readonly failed: boolean;
  choose(language: LanguageCode): Promise<void>;
}

/** The language that is shown and the way to change it; the choice is kept under the specification's two keys (L96). */
export function useLanguage(): LanguageChoice {
  const { i18n } = useTranslation();
  const texts = useTexts();
  const site = useSite();
  const [failed, setFailed] = useAtom(languageFailedAtom);
  return {
    language: site.locales.find((code) => code === i18n.language) ?? site.defaultLanguage,
    offered: languages.filter(({ code }) => site.locales.includes(code)),
    failed,
    async choose(language) {
      try {
        await texts.choose(language);
        store("local", "lang", language);
        store("local", "hisLang", language);
        setFailed(false);
      } catch {
        setFailed(true);
      }
    },
  };
}
