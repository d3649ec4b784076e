import { type TextLanguage, textLanguages } from "@livery/product/languages.ts";
import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { compareText } from "./compareText.ts";
import { workspaceRoot } from "./workspace.ts";

/** Base texts: language → text file → flat key → text. */
export type BaseTexts = Readonly<Record<TextLanguage, Readonly<Record<string, Readonly<Record<string, string>>>>>>;

const source = join(workspaceRoot, "packages", "runtime", "src");

/** The folders that contain texts: one folder per language, and in each page of a centre a file per language. */
export const textFolders: readonly string[] = [
  join(source, "i18n", "locales"),
  ...["member", "agent"].map((centre) => join(source, centre, "panes")),
];

/** Reads the base texts of every language that the product is translated into. */
export async function readBaseTexts(): Promise<BaseTexts> {
  const entries = await Promise.all(textLanguages.map(async ({ code }) => [code, await readLanguage(code)] as const));
  // The keys are exactly the language codes of the table.
  return Object.fromEntries(entries) as unknown as BaseTexts;
}

async function readLanguage(code: TextLanguage): Promise<Record<string, Record<string, string>>> {
  const paths = globSync([`i18n/locales/${code}/*.json`, `{member,agent}/panes/*/${code}.json`], { cwd: source });
  const entries = paths
    .map((path) => path.replaceAll("\\", "/"))
    .toSorted(compareText)
    .map(async (path) => {
      const [centre = "", , pane = ""] = path.split("/");
      const id = path.startsWith("i18n/") ? basename(path, ".json") : `${centre}/${pane}`;
      return [id, JSON.parse(await readFile(join(source, path), "utf8")) as Record<string, string>] as const;
    });
  return Object.fromEntries(await Promise.all(entries));
}
