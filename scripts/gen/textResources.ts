import { globSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/root.ts";

// The keys of every text file as a type, from the files of the first language.

const SOURCE = "packages/runtime/src";

export async function generate(): Promise<{ path: string; content: string }[]> {
  const paths = globSync(["i18n/locales/ko/*.json", "{member,agent}/panes/*/ko.json"], { cwd: join(root, SOURCE) });
  const files = paths.toSorted().map((path) => ({ path, id: idOf(path) }));
  const nameOf = (id: string) => id.replace(/\/(.)/, (_, first: string) => first.toUpperCase());
  const lines = [
    `// Generated from the Korean texts in ${SOURCE} by \`npm run gen\`. Do not edit.`,
    'import type { PaneTextFile, TextFileId } from "@livery/product/textFiles.ts";',
    ...files.map(({ id, path }) => `import type ${nameOf(id)} from "../${path}";`),
    "",
    "/** The core or a feature without texts does not compile. A pane has none as long as it is not built. */",
    "type OneFileEach<Files extends Record<Exclude<TextFileId, PaneTextFile>, Readonly<Record<string, string>>>> = Files;",
    "",
    "/** The keys of every text file, for `t`: a key that no file has is a type error. */",
    "export type TextResources = OneFileEach<{",
    ...files.map(({ id }) => `  ${id.includes("/") ? JSON.stringify(id) : id}: typeof ${nameOf(id)};`),
    "}>;",
    "",
  ];
  return [{ path: `${SOURCE}/i18n/textResources.gen.ts`, content: lines.join("\n") }];
}

/** `auth` for i18n/locales/ko/auth.json, `member/referral` for member/panes/referral/ko.json. */
function idOf(path: string): string {
  const parts = path.split("/");
  return parts[0] === "i18n" ? parts.at(-1)!.replace(".json", "") : `${parts[0]}/${parts[2]}`;
}
