import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../lib/root.ts";

/** The list of all calls, from the files of packages/platform/src/calls/: for tests and documents, never for a page. */
export async function generate(): Promise<{ path: string; content: string }[]> {
  const names = await readdir(join(root, "packages/platform/src/calls"));
  const ids = names
    .filter((name) => /^\w+\.ts$/.test(name))
    .map((name) => name.slice(0, -".ts".length))
    .toSorted();
  const content = [
    "// Generated from packages/platform/src/calls by `npm run gen`. Do not edit.",
    ...ids.map((id) => `import { ${id} } from "./calls/${id}.ts";`),
    "",
    `export const allCalls = [${ids.join(", ")}] as const;`,
    "",
  ].join("\n");
  return [{ path: "packages/platform/src/allCalls.gen.ts", content }];
}
