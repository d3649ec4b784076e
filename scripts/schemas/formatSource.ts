import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type FormatOptions, format } from "oxfmt";
import { root } from "../lib/root.ts";

/** The source as `npm run fmt` would write it; `path` decides the language. */
export async function formatSource(path: string, source: string): Promise<string> {
  const options = JSON.parse(await readFile(join(root, ".oxfmtrc.json"), "utf8")) as FormatOptions;
  const { code, errors } = await format(path, source, options);
  if (errors.length > 0) throw new Error(`oxfmt refused ${path}: ${errors.map(({ message }) => message).join(" ")}`);
  return code;
}
