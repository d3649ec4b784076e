import { baseLanguage, type LanguageCode, type TextLanguage } from "@livery/product/languages.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { addressOf, partsOf, type TextFileId, type TextPart } from "@livery/product/textFiles.ts";
import { createInstance, type i18n, type Resource } from "i18next";
import { particleAfter } from "./particles.ts";
import { readAtOnce } from "../loading/readAtOnce.ts";

/**
 * The texts of one site: the loaded ones, and functions that load more. A language in which the product has no texts
 * uses those of `baseLanguage` for every key that the brand has not written itself (BR-023).
 */
export interface Texts {
  readonly i18n: i18n;
  /** Calls the listener after each change of language, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The language of most of the frame's texts: the chosen one or its fallback. */
  spoken(): LanguageCode;
  /** The text files that are loaded in the current language. */
  files(): readonly TextFileId[];
  /** Whether a text file is loaded in the current language. */
  has(file: TextFileId): boolean;
  /** Loads a text file in the current language, once; rejects if that fails. */
  load(file: TextFileId): Promise<void>;
  /** Like `load`, but requests a failed file again. For preloading a page and for a visitor's retry. */
  prefetch(file: TextFileId): Promise<void>;
  /**
   * Marks a file as shown until the returned function is called. A change of language waits for the core's texts and
   * the shown files, and for no others.
   */
  show(file: TextFileId | undefined): () => void;
  /**
   * Loads the shown files in another language, then switches to it. Resolves to false without a change if a later
   * choice overtook this one. Rejects if the texts cannot be loaded; the old language stays. `ahead` is called right
   * before the switch, while everything still shows the former language.
   */
  choose(language: LanguageCode, ahead?: () => void): Promise<boolean>;
}

/**
 * How long `load` returns a failed promise, in ms. It is not forgotten at once, because the page that shows the failure
 * renders with the same promise; a new one would start loading again.
 */
const FORGET_FAILURE = 2000;

/** The time-out of a file, in ms. A hanging connection then counts as a failure, which the visitor can retry. */
const PATIENCE = 15_000;

type TextSite = Pick<SiteConfig, "texts"> & { readonly assets: Pick<SiteConfig["assets"], "texts"> };

type TextFiles = Readonly<Partial<Record<TextFileId, Record<string, string>>>>;

/** Reads a part of the texts by its address in the pack. */
export type ReadPart = (address: string) => Promise<TextFiles>;

/** Starts without files; load `core` first. The brand's own texts (`site.texts`) override those of the files. */
export function createTexts(site: TextSite, language: LanguageCode, read: ReadPart = fetchPart): Texts {
  const instance = createInstance();
  void instance.init({
    lng: language,
    initAsync: false,
    resources: ownTexts(site),
    // No fallback from a region to its language, such as from pt-BR to pt. Plurals follow the language of the text.
    load: "currentOnly",
    fallbackLng: (code) => baseLanguage(code as LanguageCode),
    defaultNS: "core",
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  });
  // In Korean texts `{{amount, object}}` and `{{amount, subject}}` have the particle that the amount takes.
  for (const particle of ["object", "subject"] as const)
    instance.services.formatter?.add(particle, (amount: string) => `${amount}${particleAfter(amount, particle)}`);

  const loaded = new Set<string>();
  const begun = new Map<string, Promise<void>>();
  const failed = new WeakSet<Promise<void>>();
  let current = language;
  const shown = new Set<{ readonly file: TextFileId }>();
  let turn = 0;

  function loadIn(chosen: LanguageCode, file: TextFileId, retry = false): Promise<void> {
    const code = baseLanguage(chosen);
    return once(`${code}/${file}`, retry, async () => {
      await Promise.all(partsOf(file).map((part) => once(`${code}/${part} part`, retry, () => loadPart(code, part))));
      // The texts of a feature that is off: requesting them is a bug.
      if (!instance.hasResourceBundle(code, file)) throw new Error(`This site has no "${file}" texts in "${code}".`);
    });
  }

  /** Begins something, unless it has begun. What failed begins again after a while, or with `retry` at once. */
  function once(key: string, retry: boolean, begin: () => Promise<void>): Promise<void> {
    const known = begun.get(key);
    if (known && !(retry && failed.has(known))) return known;
    const loading = readAtOnce(begin());
    begun.set(key, loading);
    loading.catch(() => {
      failed.add(loading);
      setTimeout(() => begun.get(key) === loading && begun.delete(key), FORGET_FAILURE);
    });
    return loading;
  }

  async function loadPart(code: TextLanguage, part: TextPart): Promise<void> {
    const address = addressOf(site.assets.texts[code] ?? {}, part);
    if (address === undefined) return;
    for (const [file, texts] of Object.entries(await read(address)))
      instance.addResourceBundle(code, file, { ...texts, ...site.texts[code]?.[file] });
    loaded.add(`${code}/${part}`);
  }

  /** The latest choice always wins, whichever texts arrive first. */
  async function switchTo(code: LanguageCode, ahead?: () => void): Promise<boolean> {
    turn += 1;
    const mine = turn;
    const files = new Set<TextFileId>(["core", ...[...shown].map(({ file }) => file)]);
    try {
      await Promise.all([...files].map((file) => loadIn(code, file, true)));
    } catch (reason) {
      if (mine === turn) throw reason;
    }
    if (mine !== turn) return false;
    if (code !== current) ahead?.();
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
    has: (file) => {
      const code = baseLanguage(current);
      return instance.hasResourceBundle(code, file) && partsOf(file).every((part) => loaded.has(`${code}/${part}`));
    },
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

/** The brand's texts in languages without files. Its texts in the other languages are merged when a file loads. */
function ownTexts(site: TextSite): Resource {
  return Object.fromEntries(Object.entries(site.texts).filter(([code]) => code !== baseLanguage(code as LanguageCode)));
}

async function fetchPart(address: string): Promise<TextFiles> {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
  if (!response.ok) throw new Error(`${address} responded with status ${response.status}.`);
  return (await response.json()) as TextFiles;
}
