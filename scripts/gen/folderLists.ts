import { globSync } from "node:fs";
import { readFile, readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { root } from "../lib/root.ts";

// Lists of what a folder holds, so that a new file needs no line in another one.

interface FolderList {
  readonly folder: string;
  /** It holds folders, which may be none yet, instead of files. */
  readonly ofFolders?: true;
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
  paneList("member", { ids: "MemberPaneId", from: "memberPages" }),
  paneList("agent", { ids: "AgentPageId", from: "agentPages" }),
];

/** The panes of a centre. A folder with the name of no page does not compile, and no page without a folder. */
function paneList(centre: string, { ids, from }: { readonly ids: string; readonly from: string }): FolderList {
  return {
    folder: `packages/runtime/src/${centre}/panes`,
    ofFolders: true,
    path: `packages/runtime/src/${centre}/panes.gen.ts`,
    write: (names) => [
      `import type { ${ids} } from "@livery/product/${from}.ts";`,
      `import { ${names.length > 0 ? "lazySection, " : ""}type Section } from "../loading/lazySection.ts";`,
      "",
      "/** The pages, each its own chunk. */",
      "export const panes = {",
      ...names.map((name) => `  ${name}: lazySection(() => import("./panes/${name}/${name}.section.tsx")),`),
      `} satisfies Record<${ids}, Section<object>>;`,
    ],
  };
}

/** Each list with the names of the files of its folder, in the order of the alphabet. */
export async function generate(): Promise<{ path: string; content: string }[]> {
  return Promise.all(
    lists.map(async ({ folder, path, write, counts, ofFolders }) => {
      const lines = write(ofFolders ? foldersIn(folder) : await namesIn(folder, counts));
      const banner = `// Generated from ${folder} by \`npm run gen\`. Do not edit.`;
      return { path, content: [banner, ...lines, ""].join("\n") };
    }),
  );
}

/** The folders in a folder, which may be missing. */
function foldersIn(folder: string): readonly string[] {
  return globSync(`${folder}/*/`, { cwd: root })
    .map((path) => basename(path))
    .toSorted();
}

async function namesIn(folder: string, counts: FolderList["counts"] = () => true): Promise<readonly string[]> {
  const files = (await readdir(join(root, folder))).filter((name) => /^\w+\.(ts|json)$/.test(name)).toSorted();
  const sources = await Promise.all(files.map((name) => readFile(join(root, folder, name), "utf8")));
  return files.filter((_, index) => counts(sources[index] ?? "")).map((name) => basename(name).replace(/\.\w+$/, ""));
}
