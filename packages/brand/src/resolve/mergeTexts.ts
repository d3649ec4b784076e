import type { FeatureTexts } from "../check/checkLocales.ts";

/** A brand's own texts by language. */
export type TextsByLanguage = ReadonlyMap<string, FeatureTexts>;

/** The content of one text file: `null` removes an inherited text. */
export type WrittenTexts = Readonly<Record<string, Readonly<Record<string, string | null>>>>;

/** A brand's own texts merged over the inherited ones key by key; `null` removes one. */
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
