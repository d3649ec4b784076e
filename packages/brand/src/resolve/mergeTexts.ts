import type { FeatureTexts } from "../check/checkLocales.ts";

/** A brand's own texts by language. */
export type TextsByLanguage = ReadonlyMap<string, FeatureTexts>;

/** What one file of texts says: `null` takes back a text that an extended brand says. */
export type WrittenTexts = Readonly<Record<string, Readonly<Record<string, string | null>>>>;

/** A brand's own texts over those that it takes over: they merge key by key, and `null` takes one back. */
export function mergeTexts(below: TextsByLanguage, above: ReadonlyMap<string, WrittenTexts>): TextsByLanguage {
  const merged = new Map(below);
  for (const [language, own] of above) {
    const files = new Map(Object.entries(merged.get(language) ?? {}));
    for (const [file, texts] of Object.entries(own)) {
      const all = Object.entries({ ...files.get(file), ...texts });
      files.set(file, Object.fromEntries(all.filter((entry): entry is [string, string] => entry[1] !== null)));
    }
    merged.set(language, Object.fromEntries(files));
  }
  return merged;
}
