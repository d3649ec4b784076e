import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../lib/root.ts";

/** The calls by their ids, from the files of packages/platform/src/calls/: for tests and documents, never for a page. */
export async function generate(): Promise<{ path: string; content: string }[]> {
  const folder = join(root, "packages/platform/src/calls");
  const names = (await readdir(folder)).filter((name) => /^\w+\.ts$/.test(name)).toSorted();
  const calls = await Promise.all(
    names.map(async (name) => ({
      id: name.slice(0, -".ts".length),
      live: (await readFile(join(folder, name), "utf8")).includes('  status: "live",'),
    })),
  );
  const record = (name: string, live: boolean) => [
    `export const ${name} = {`,
    ...calls.filter((call) => call.live === live).map(({ id }) => `  ${id},`),
    "};",
    "",
  ];
  const content = [
    "// Generated from packages/platform/src/calls by `npm run gen`. Do not edit.",
    'import type { Call } from "./call.ts";',
    ...calls.map(({ id }) => `import { ${id} } from "./calls/${id}.ts";`),
    "",
    "/** The calls that a screen sends. */",
    ...record("liveCalls", true),
    "/** The calls that are described and that no screen sends yet. */",
    ...record("plannedCalls", false),
    "export type CallId = keyof typeof liveCalls | keyof typeof plannedCalls;",
    "",
    "export const allCalls: readonly Call<never, unknown>[] = [...Object.values(liveCalls), ...Object.values(plannedCalls)];",
    "",
  ].join("\n");
  return [{ path: "packages/platform/src/allCalls.gen.ts", content }];
}
