import { type LanguageCode, languages, textLanguages } from "@livery/product/languages.ts";
import { InvalidArgumentError, Option } from "commander";

const codes: readonly string[] = languages.map(({ code }) => code);
const translated = textLanguages.map(({ code }) => code).join();

/** Languages of a new brand. */
export const localesOption = (): Option =>
  new Option("--locales <codes>", `languages, the default one first (default: ${translated})`).argParser(parseLocales);

function parseLocales(text: string): readonly LanguageCode[] {
  const given = text.split(",").map((code) => code.trim());
  const unknown = given.find((code) => !codes.includes(code));
  if (unknown !== undefined) {
    throw new InvalidArgumentError(`There is no language "${unknown}". Available: ${codes.join(", ")}.`);
  }
  return [...new Set(given)] as LanguageCode[];
}
