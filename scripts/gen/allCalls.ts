import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../lib/root.ts";

/** The first sentence of the comment before a call, without requirement ids. */
function summaryOf(id: string, source: string): string {
  const comment =
    source
      .slice(0, source.indexOf(`export const ${id}:`))
      .split("/**")
      .at(-1) ?? "";
  const text = comment
    .replace("*/", "")
    .replaceAll(/\s*\n\s*\*\s*/g, " ")
    .trim();
  const [sentence = ""] = text.replaceAll(/ \((?:[A-Z]{2}-\d{3}(?: … \d{3})?(?:, )?)+\)/g, "").split(/(?<=\.) /);
  if (!sentence.endsWith("."))
    throw new Error(`packages/platform/src/calls/${id}.ts: add a comment that says what it does.`);
  return sentence;
}

/** The calls by their ids, from the files of packages/platform/src/calls/: for tests and documents, never for a page. */
export async function generate(): Promise<{ path: string; content: string }[]> {
  const folder = join(root, "packages/platform/src/calls");
  const names = (await readdir(folder)).filter((name) => /^\w+\.ts$/.test(name)).toSorted();
  const calls = await Promise.all(
    names.map(async (name) => {
      const id = name.slice(0, -".ts".length);
      const source = await readFile(join(folder, name), "utf8");
      return { id, live: source.includes('  status: "live",'), summary: summaryOf(id, source) };
    }),
  );
  const ids = (live: boolean) => calls.filter((call) => call.live === live).map(({ id }) => `  ${id},`);
  const content = [
    "// Generated from packages/platform/src/calls by `npm run gen`. Do not edit.",
    'import type { Call } from "./call.ts";',
    ...calls.map(({ id }) => `import { ${id} } from "./calls/${id}.ts";`),
    "",
    "/** The calls that the reference platform answers. */",
    "export const liveCalls = {",
    ...ids(true),
    "};",
    "",
    "/** Also those that are only described. */",
    "const describedCalls = {",
    "  ...liveCalls,",
    ...ids(false),
    "};",
    "",
    "export type CallId = keyof typeof describedCalls;",
    "",
    "export const allCalls: readonly Call<never, unknown>[] = Object.values(describedCalls);",
    "",
  ].join("\n");
  const summaries = [
    "// Generated from packages/platform/src/calls by `npm run gen`. Do not edit.",
    'import type { CallId } from "./allCalls.gen.ts";',
    "",
    "/** What each call does, in a sentence. */",
    "export const callSummaries: Readonly<Record<CallId, string>> = {",
    ...calls.map(({ id, summary }) => `  ${id}: ${JSON.stringify(summary)},`),
    "};",
    "",
  ].join("\n");
  return [
    { path: "packages/platform/src/allCalls.gen.ts", content },
    { path: "packages/platform/src/callSummaries.gen.ts", content: summaries },
  ];
}
