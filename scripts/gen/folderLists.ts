import { readFile, readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { root } from "../lib/root.ts";

// Lists of what a folder holds, so that a new file needs no line in another one.

interface FolderList {
  readonly folder: string;
  /** The generated file. */
  readonly path: string;
  readonly write: (names: readonly string[]) => readonly string[];
  /** Which files of the folder count; without it all of them do. */
  readonly counts?: (source: string) => boolean;
}

const lists: readonly FolderList[] = [
  {
    folder: "packages/gateway/src/routes",
    path: "packages/gateway/src/routes.gen.ts",
    write: (names) => [
      'import type { liveCalls } from "@livery/platform/allCalls.gen.ts";',
      'import type { Route } from "./requestContext.ts";',
      ...names.map((name) => `import { ${name} } from "./routes/${name}.ts";`),
      "",
      "/** What answers each live call; path, method and access are the call's own. A call without a route does not compile. */",
      "export const routes = {",
      ...names.map((name) => `  ${name},`),
      "} satisfies Record<keyof typeof liveCalls, Route>;",
    ],
  },
  {
    folder: "packages/brand/src/rules",
    path: "packages/brand/src/rules/everyRule.gen.ts",
    counts: (source) => /^ {2}code: "LIV\d+",$/m.test(source),
    write: (names) => [
      'import type { Rule } from "./rule.ts";',
      ...names.map((name) => `import { ${name} } from "./${name}.ts";`),
      "",
      "/** Every rule, in no order. */",
      `export const everyRule: readonly Rule[] = [${names.join(", ")}];`,
    ],
  },
  {
    folder: "packages/brand/src/compliance/packs",
    path: "packages/brand/src/compliance/everyPack.gen.ts",
    write: (names) => [
      'import type { CompliancePack } from "./compliancePack.ts";',
      ...names.map((name) => `import { ${name} } from "./packs/${name}.ts";`),
      "",
      "/** Every compliance pack, in no order. */",
      `export const everyPack: readonly CompliancePack[] = [${names.join(", ")}];`,
    ],
  },
  {
    folder: "packages/runtime/src/i18n/locales/ko",
    path: "packages/runtime/src/i18n/textResources.gen.ts",
    write: (names) => [
      'import type { TextFileId } from "@livery/product/textFiles.ts";',
      ...names.map((name) => `import type ${name} from "./locales/ko/${name}.json";`),
      "",
      "/** A feature without texts does not compile. */",
      "type OneFileEach<Files extends Record<TextFileId, Readonly<Record<string, string>>>> = Files;",
      "",
      "/** The keys of every text file, for `t`: a key that no file has is a type error. */",
      "export type TextResources = OneFileEach<{",
      ...names.map((name) => `  ${name}: typeof ${name};`),
      "}>;",
    ],
  },
];

/** Each list with the names of the files of its folder, in the order of the alphabet. */
export async function generate(): Promise<{ path: string; content: string }[]> {
  return Promise.all(
    lists.map(async ({ folder, path, write, counts }) => {
      const lines = write(await namesIn(folder, counts));
      const banner = `// Generated from ${folder} by \`npm run gen\`. Do not edit.`;
      return { path, content: [banner, ...lines, ""].join("\n") };
    }),
  );
}

async function namesIn(folder: string, counts: FolderList["counts"] = () => true): Promise<readonly string[]> {
  const files = (await readdir(join(root, folder))).filter((name) => /^\w+\.(ts|json)$/.test(name)).toSorted();
  const sources = await Promise.all(files.map((name) => readFile(join(root, folder, name), "utf8")));
  return files.filter((_, index) => counts(sources[index] ?? "")).map((name) => basename(name).replace(/\.\w+$/, ""));
}
