import type { Localized } from "@livery/brand/localized.ts";

/** A language of the reference. */
export type Language = keyof Localized;

/** The languages of the reference, each in its own folder. */
export const referenceLanguages: readonly Language[] = ["en", "ko"];

/** A text with its `{…}` placeholders filled in. */
export function fill(text: string, words: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(words[name] ?? whole));
}
