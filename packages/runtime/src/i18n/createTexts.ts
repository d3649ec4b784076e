import { baseLanguage, type LanguageCode, type TextLanguage } from "@livery/product/languages.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { type TextFileId, textFilesWithForms } from "@livery/product/textFiles.ts";
import { createInstance, type i18n, type Resource } from "i18next";
import { readAtOnce } from "./readAtOnce.ts";

/**
 * The texts of one site: what is shown now, and the means to get more of them. A language without texts of the product's own
 * reads those of `baseLanguage`, key by key under what the brand itself has written in it (BR-023).
 */
export interface Texts {
  readonly i18n: i18n;
  /** Calls the listener whenever the language has changed, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The language that most of the frame's texts are in: the chosen one, or the one that stands in for it. */
  spoken(): LanguageCode;
  /** The text files that are here in the current language. */
  files(): readonly TextFileId[];
  /** Whether a text file is here in the current language. */
  has(file: TextFileId): boolean;
  /** Fetches a text file in the current language, once; rejects with the reason when it cannot be had. */
  load(file: TextFileId): Promise<void>;
  /** As `load`, but one that failed is asked for anew: ahead of a page, or when a visitor tries again. */
  prefetch(file: TextFileId): Promise<void>;
  /**
   * Tells that what a file is for is shown, until the returned function is called: a change of language waits for the
   * core's texts and for those of what is shown, and for no others.
   */
  show(file: TextFileId | undefined): () => void;
  /**
   * Fetches what is shown in another language, then switches to it. Resolves to false when a later choice overtook this
   * one, which then changes nothing; rejects when the texts do not come: the old language stays.
   */
  choose(language: LanguageCode): Promise<boolean>;
}

/**
 * How long a failed file counts as failed, in ms. Not at once: the page that shows the failure is rendered again with the
 * same promise, and a new one would begin the same wait again.
 */
const FORGET_FAILURE = 2000;

/** How long a file may take, in ms. A connection that hangs is then a failure, which is shown and can be tried again. */
const PATIENCE = 15_000;

type TextSite = Pick<SiteConfig, "texts"> & { readonly assets: Pick<SiteConfig["assets"], "texts"> };

/** Starts without any text; `load("core")` comes first. The brand's own texts lie over the files' (`site.texts`). */
export function createTexts(site: TextSite, language: LanguageCode): Texts {
  const instance = createInstance();
  void instance.init({
    lng: language,
    initAsync: false,
    resources: ownTexts(site),
    // Each language alone: a text in Portuguese is none for Brazil, and plurals follow the language of the text.
    load: "currentOnly",
    fallbackLng: (code) => baseLanguage(code as LanguageCode),
    defaultNS: "core",
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  });

  const begun = new Map<string, Promise<void>>();
  const failed = new WeakSet<Promise<void>>();
  let current = language;
  const shown = new Set<{ readonly file: TextFileId }>();
  let turn = 0;

  function loadIn(chosen: LanguageCode, file: TextFileId, anew = false): Promise<void> {
    const code = baseLanguage(chosen);
    const key = `${code}/${file}`;
    const known = begun.get(key);
    if (known && !(anew && failed.has(known))) return known;
    const coming = readAtOnce(fetchWith(chosen, file, anew));
    begun.set(key, coming);
    coming.catch(() => {
      failed.add(coming);
      setTimeout(() => begun.get(key) === coming && begun.delete(key), FORGET_FAILURE);
    });
    return coming;
  }

  async function fetchWith(chosen: LanguageCode, file: TextFileId, anew: boolean): Promise<void> {
    const code = baseLanguage(chosen);
    const others = filesWith(file).filter((other) => other !== file);
    const [texts] = await Promise.all([
      fetchTexts(site, code, file),
      ...others.map((other) => loadIn(chosen, other, anew)),
    ]);
    instance.addResourceBundle(code, file, texts);
  }

  /** A later choice is always the one that stays, whichever texts come first. */
  async function switchTo(code: LanguageCode): Promise<boolean> {
    turn += 1;
    const mine = turn;
    const files = new Set<TextFileId>(["core", ...[...shown].map(({ file }) => file)]);
    try {
      await Promise.all([...files].map((file) => loadIn(code, file, true)));
    } catch (reason) {
      if (mine === turn) throw reason;
    }
    if (mine !== turn) return false;
    current = code;
    await instance.changeLanguage(code);
    return true;
  }

  return {
    i18n: instance,
    subscribe(listener) {
      instance.on("languageChanged", listener);
      return () => instance.off("languageChanged", listener);
    },
    spoken() {
      const code = baseLanguage(current);
      const [own, all] = [current, code].map(
        (each) => Object.keys(instance.getResourceBundle(each, "core") ?? {}).length,
      );
      return (own ?? 0) * 2 > (all ?? 0) ? current : code;
    },
    files: () => Object.keys(instance.getDataByLanguage(baseLanguage(current)) ?? {}) as TextFileId[],
    has: (file) => filesWith(file).every((each) => instance.hasResourceBundle(baseLanguage(current), each)),
    load: (file) => loadIn(current, file),
    prefetch: (file) => loadIn(current, file, true),
    show(file) {
      if (file === undefined) return () => undefined;
      const mark = { file };
      shown.add(mark);
      return () => shown.delete(mark);
    },
    choose: switchTo,
  };
}

/** A text file with what is fetched along with it. */
function filesWith(file: TextFileId): readonly TextFileId[] {
  return textFilesWithForms.includes(file) ? [file, "forms"] : [file];
}

/** The brand's own texts in the languages that have no others; those over the product's own come with their files. */
function ownTexts(site: TextSite): Resource {
  return Object.fromEntries(Object.entries(site.texts).filter(([code]) => code !== baseLanguage(code as LanguageCode)));
}

/** A feature that is off has no file, and a page that asks for its texts is a mistake of ours. */
async function fetchTexts(site: TextSite, language: TextLanguage, file: TextFileId): Promise<Record<string, string>> {
  const address = site.assets.texts[language]?.[file];
  if (address === undefined) throw new Error(`This site has no "${file}" texts in "${language}".`);
  const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
  if (!answer.ok) throw new Error(`The texts at ${address} answered ${answer.status}.`);
  const texts = (await answer.json()) as Record<string, string>;
  return { ...texts, ...site.texts[language]?.[file] };
}
