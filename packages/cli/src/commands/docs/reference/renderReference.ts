import { rules } from "@livery/brand/rules/rules.ts";
import type { Command } from "commander";
import { commandsPage } from "./commandsPage.ts";
import { compliancePages } from "./compliancePages.ts";
import { indexPage } from "./indexPage.ts";
import { keysPage } from "./keysPage.ts";
import { type Language, referenceLanguages } from "./language.ts";
import { problemsPage } from "./problemsPage.ts";
import { readReferenceSources, type ReferenceSources } from "./referenceSources.ts";
import { rulePage } from "./rulePage.ts";
import { tokensPage } from "./tokensPage.ts";

/** The whole reference, path → text, in both languages; deterministic (BR-059). `program` has all commands. */
export async function renderReference(program: Command): Promise<ReadonlyMap<string, string>> {
  const sources = await readReferenceSources();
  return new Map(
    referenceLanguages.flatMap((language) =>
      pagesOf(sources, program, language).map(([file, text]) => [`${language}/${file}`, text] as const),
    ),
  );
}

function pagesOf(sources: ReferenceSources, program: Command, language: Language): [file: string, text: string][] {
  return [
    ["README.md", indexPage(language)],
    ["keys.md", keysPage(sources, language)],
    ["problems.md", problemsPage(sources, language)],
    ["tokens.md", tokensPage(language)],
    ["commands.md", commandsPage(program, language)],
    ...compliancePages(language),
    ...rules.map((rule): [string, string] => [`rules/${rule.code}.md`, rulePage(rule, sources, language)]),
  ];
}
