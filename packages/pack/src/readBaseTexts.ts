import { type TextLanguage, textLanguages } from "@livery/product/languages.ts";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { compareText } from "./compareText.ts";
import { workspaceRoot } from "./workspace.ts";

/** Base texts: language → text file → flat key → text. */
export type BaseTexts = Readonly<Record<TextLanguage, Readonly<Record<string, Readonly<Record<string, string>>>>>>;

/** The folder of the runtime's texts, with one folder per language. */
export const localesFolder = join(workspaceRoot, "packages", "runtime", "src", "i18n", "locales");

/** Reads the base texts of every language that the product is translated into. */
export async function readBaseTexts(): Promise<BaseTexts> {
  const entries = await Promise.all(textLanguages.map(async ({ code }) => [code, await readLanguage(code)] as const));
  // The keys are exactly the language codes of the table.
  return Object.fromEntries(entries) as unknown as BaseTexts;
}

async function readLanguage(code: TextLanguage): Promise<Record<string, Record<string, string>>> {
  const folder = join(localesFolder, code);
  const names = (await readdir(folder)).filter((name) => name.endsWith(".json")).toSorted(compareText);
  const entries = names.map(async (name) => {
    const texts = JSON.parse(await readFile(join(folder, name), "utf8")) as Record<string, string>;
    return [name.slice(0, -".json".length), texts] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
