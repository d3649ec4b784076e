import { type LanguageCode, languages } from "@livery/product/languages.ts";
import { InvalidArgumentError, Option } from "commander";

const codes: readonly string[] = languages.map(({ code }) => code);

/** Languages of a new brand. */
export const localesOption = (): Option =>
  new Option("--locales <codes>", `languages, the default one first (default: ${codes.join()})`).argParser(
    parseLocales,
  );

function parseLocales(text: string): readonly LanguageCode[] {
  const given = text.split(",").map((code) => code.trim());
  const unknown = given.find((code) => !codes.includes(code));
  if (unknown !== undefined) {
    throw new InvalidArgumentError(`There are no texts in "${unknown}". There are: ${codes.join(", ")}.`);
  }
  return [...new Set(given)] as LanguageCode[];
}
