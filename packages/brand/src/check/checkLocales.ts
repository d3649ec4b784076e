import { features } from "@livery/product/features.ts";
import { isOpen } from "@livery/product/gate.ts";
import {
  baseLanguage,
  type LanguageCode,
  languages,
  shownLanguages,
  type TextLanguage,
} from "@livery/product/languages.ts";
import { centreTextFiles, coreTextFiles } from "@livery/product/textFiles.ts";
import type { LocaleSource } from "../brandSource.ts";
import type { ResolvedConfig } from "../brandConfig.gen.ts";
import { isObject } from "../isObject.ts";
import type { JsonPath } from "../jsonPointer.ts";
import type { JsonValue } from "../jsonSchema.ts";
import type { JsonDocument } from "../parse/jsonDocument.ts";
import { parseJson } from "../parse/parseJson.ts";
import { type Finding, type Problem, problemAt } from "../problem.ts";
import type { WrittenTexts } from "../resolve/mergeTexts.ts";
import type { ResolvedBrand } from "../resolve/resolveBrand.ts";
import { listValues, quote } from "../text/quote.ts";
import { checkCharacters } from "./checkCharacters.ts";
import { checkText, type Original } from "./checkText.ts";
import { kindOf } from "./describeSchema.ts";
import { nearestName } from "./nearestName.ts";

/** Base texts: language → text file → flat key → text. */
export type BaseTexts = Readonly<Record<TextLanguage, FeatureTexts>>;

/** Texts of one language: text file → flat key → text. */
export type FeatureTexts = Readonly<Record<string, Texts>>;

type Texts = Readonly<Record<string, string>>;

/** The texts that a brand's texts of one language replace. */
interface Originals {
  readonly texts: FeatureTexts;
  /** Of the brand's language. */
  readonly plurals: Intl.PluralRules;
}

interface CheckedLocale {
  /** The texts in the file; complete only if there are no problems. */
  readonly texts: WrittenTexts;
  readonly problems: readonly Problem[];
}

/**
 * Reads one text file of a brand and checks it against the base texts of its language, or of that language's fallback.
 * In a brand that extends another, `null` removes an inherited text.
 */
export function checkLocale(
  locale: LocaleSource,
  baseTexts: BaseTexts,
  { config, parents }: Pick<ResolvedBrand, "config" | "parents">,
): CheckedLocale {
  const { document, problems: unreadable } = parseJson(locale.file, locale.text, locale.bytes);
  if (!document) return { texts: {}, problems: unreadable };
  const check = new LocaleCheck(document, config.features, parents.length > 0);
  check.run(locale.language, baseTexts, config.locales);
  const problems = [...unreadable, ...checkCharacters(document, check.problems)];
  return { texts: document.value as unknown as WrittenTexts, problems };
}

class LocaleCheck {
  readonly problems: Problem[] = [];
  readonly #document: JsonDocument;
  readonly #features: ResolvedConfig["features"];
  readonly #inherits: boolean;

  constructor(document: JsonDocument, on: ResolvedConfig["features"], inherits: boolean) {
    this.#document = document;
    this.#features = on;
    this.#inherits = inherits;
  }

  run(language: string, baseTexts: BaseTexts, offered: readonly LanguageCode[]): void {
    const code = languages.find((row) => row.code === language)?.code;
    if (!code) return this.#value([], unknownLanguage(language));
    const base = baseTexts[baseLanguage(code)];
    if (!shownLanguages(offered).includes(code)) this.#value([], languageNotOffered(language));
    const { value } = this.#document;
    if (!isObject(value)) return this.#value([], notAnObject("The file", value));
    const plurals = new Intl.PluralRules(code);
    for (const [feature, texts] of Object.entries(value)) this.#feature(feature, texts, { texts: base, plurals });
  }

  #feature(feature: string, texts: JsonValue, base: Originals): void {
    const row = features.find(({ id }) => id === feature);
    const known = Object.hasOwn(base.texts, feature) ? base.texts[feature] : undefined;
    if (!known && !row) return this.#key([feature], unknownFeature(feature, Object.keys(base.texts)));
    if (!isObject(texts)) return this.#value([feature], notAnObject(feature, texts));
    if (row && !isOpen({ feature: row.id }, { features: this.#features })) this.#key([feature], featureIsOff(feature));
    for (const [key, text] of Object.entries(texts)) this.#text([feature, key], text, known ?? {}, base.plurals);
  }

  #text(path: readonly [string, string], text: JsonValue, base: Texts, plurals: Originals["plurals"]): void {
    const [feature, key] = path;
    const original = originalOf(key, base, plurals);
    if (original === undefined) this.#key(path, unknownText(feature, key, Object.keys(base)));
    else if (text === null && this.#inherits) return;
    else if (typeof text !== "string") this.#value(path, notAText(key, text));
    else for (const finding of checkText(key, text, original)) this.#value(path, finding);
  }

  #key(path: JsonPath, finding: Finding): void {
    this.problems.push(problemAt(this.#document.source, this.#document.keySpan(path), path, finding));
  }

  #value(path: JsonPath, finding: Finding): void {
    this.problems.push(problemAt(this.#document.source, this.#document.valueSpan(path), path, finding));
  }
}

/**
 * The base text that a brand's text replaces. A language may have plural forms that the base texts do not have: each is
 * compared with the general one, and a form of a single number may leave that number out, as in "Every second".
 */
function originalOf(key: string, base: Texts, plurals: Intl.PluralRules): Original | undefined {
  const category = plurals.resolvedOptions().pluralCategories.find((each) => key.endsWith(`_${each}`));
  const general = category && key.replace(new RegExp(`${category}$`, "u"), "other");
  if (general !== undefined && Object.hasOwn(base, general)) {
    const numbers = Array.from({ length: 200 }, (_, number) => number);
    const isOfOne = numbers.filter((number) => plurals.select(number) === category).length === 1;
    return { text: base[general] ?? "", optional: isOfOne ? ["count", "number"] : [] };
  }
  return Object.hasOwn(base, key) ? { text: base[key] ?? "" } : undefined;
}

function unknownLanguage(language: string): Finding {
  return {
    code: "LIV1401",
    message: `There is no language ${quote(language)} in the list that visitors choose from.`,
    expected: `a file named after one of ${listValues(languages.map(({ code }) => code))}`,
    got: quote(`${language}.json`),
    suggestion: 'Use a language code such as "ko", "en" or "zh-Hans".',
  };
}

function languageNotOffered(language: string): Finding {
  return {
    code: "LIV1401",
    severity: "advice",
    message: `These texts are never shown: the brand does not offer ${quote(language)}.`,
    suggestion: `Add ${quote(language)} to locales in brand.json, or remove the file.`,
  };
}

function notAnObject(name: string, value: JsonValue): Finding {
  return {
    code: "LIV1404",
    message: `${name} contains ${kindOf(value)} instead of texts by key.`,
    expected:
      name === "The file"
        ? 'an object such as { "core": { "home.hero.lead": "…" } }'
        : 'an object such as { "home.hero.lead": "…" }',
    got: kindOf(value),
  };
}

function unknownFeature(feature: string, known: readonly string[]): Finding {
  const names = [...new Set([...coreTextFiles, ...centreTextFiles, ...features.map(({ id }) => id), ...known])];
  const near = nearestName(feature, names);
  return {
    code: "LIV1402",
    message: `There is no feature ${quote(feature)}.`,
    expected: listValues(names),
    got: quote(feature),
    suggestion: near === undefined ? 'Texts that belong to no feature go in "core".' : `Did you mean ${quote(near)}?`,
  };
}

function featureIsOff(feature: string): Finding {
  return {
    code: "LIV1407",
    severity: "advice",
    message: `These texts are never shown: the feature ${feature} is off.`,
    suggestion: "Remove the texts, or switch the feature on in brand.json.",
  };
}

function unknownText(feature: string, key: string, keys: readonly string[]): Finding {
  const near = nearestName(key, keys);
  return {
    code: "LIV1403",
    message: `There is no text ${quote(key)} in ${feature}.`,
    expected: `a key of packages/runtime/src/${fileOf(feature)}`,
    got: quote(key),
    suggestion: near === undefined ? undefined : `Did you mean ${quote(near)}?`,
  };
}

/** Where the base texts of a file are. */
function fileOf(file: string): string {
  const [centre, pane] = file.split("/");
  return pane === undefined ? `i18n/locales/<language>/${file}.json` : `${centre}/panes/${pane}/<language>.json`;
}

function notAText(key: string, value: JsonValue): Finding {
  return { code: "LIV1404", message: `${key} is not a text.`, expected: "a text in double quotes", got: kindOf(value) };
}
