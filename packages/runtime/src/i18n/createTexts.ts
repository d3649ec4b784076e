import type { LanguageCode } from "@livery/product/languages.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { createInstance, type i18n } from "i18next";
import type { TextFile } from "./textResources.ts";

/** The texts of one site: what is shown now, and the means to get more of them. */
export interface Texts {
  readonly i18n: i18n;
  /** Fetches a text file in the current language, once; rejects with the reason when it cannot be had. */
  load(file: TextFile): Promise<void>;
  /** Fetches what is shown in another language, then switches to it; on failure the old language stays (rejects). */
  choose(language: LanguageCode): Promise<void>;
}

/**
 * How long a failed file counts as failed, in ms. Not at once: the page that shows the failure is rendered again with the
 * same promise, and a new one would begin the same wait again.
 */
const FORGET_FAILURE = 2000;

type TextSite = Pick<SiteConfig, "texts"> & { readonly assets: Pick<SiteConfig["assets"], "texts"> };

/** Starts without any text; `load("core")` comes first. The brand's own texts lie over the files' (`site.texts`). */
export function createTexts(site: TextSite, language: LanguageCode): Texts {
  const instance = createInstance();
  void instance.init({
    lng: language,
    initAsync: false,
    resources: {},
    defaultNS: "core",
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  });

  const begun = new Map<string, Promise<void>>();
  const shown = new Set<TextFile>();
  let current = language;

  function loadIn(code: LanguageCode, file: TextFile): Promise<void> {
    const key = `${code}/${file}`;
    const known = begun.get(key);
    if (known) return known;
    const coming = fetchTexts(site, code, file).then((texts) => void instance.addResourceBundle(code, file, texts));
    begun.set(key, coming);
    coming.catch(() => setTimeout(() => begun.delete(key), FORGET_FAILURE));
    return coming;
  }

  async function switchTo(code: LanguageCode): Promise<void> {
    try {
      await Promise.all([...shown].map((file) => loadIn(code, file)));
    } catch (reason) {
      for (const file of shown) begun.delete(`${code}/${file}`);
      throw reason;
    }
    current = code;
    await instance.changeLanguage(code);
  }

  return {
    i18n: instance,
    load(file) {
      shown.add(file);
      return loadIn(current, file);
    },
    choose: switchTo,
  };
}

/** A feature that is off has no file, and a page that asks for its texts is a mistake of ours. */
async function fetchTexts(site: TextSite, language: LanguageCode, file: TextFile): Promise<Record<string, string>> {
  const address = site.assets.texts[language][file];
  if (address === undefined) throw new Error(`This site has no "${file}" texts in "${language}".`);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The texts at ${address} answered ${answer.status}.`);
  const texts = (await answer.json()) as Record<string, string>;
  return { ...texts, ...site.texts[language][file] };
}
