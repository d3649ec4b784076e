// oxlint-disable-next-line no-restricted-imports -- only tests in Node load this file
import { readdirSync, readFileSync } from "node:fs";
// oxlint-disable-next-line no-restricted-imports -- the same
import { join, relative } from "node:path";

/** The folder of the site's sources. */
export const sourceFolder = join(import.meta.dirname, "..");

/** The text of each source of the site, by its path: without tests, stories and what only they use. */
export function runtimeSources(): ReadonlyMap<string, string> {
  const paths = readdirSync(sourceFolder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.tsx?$/.test(file.name) && !/\.(?:test|stories)\./.test(file.name))
    .map((file) => relative(sourceFolder, join(file.parentPath, file.name)).replaceAll("\\", "/"))
    .filter((path) => !/(?:^|\/)testing\//.test(path));
  return new Map(paths.map((path) => [path, readFileSync(join(sourceFolder, path), "utf8")]));
}

/** What a source imports from `calls/`: the call's id and the name that it has there. */
export function importedCalls(text: string): readonly { readonly id: string; readonly name: string }[] {
  const imports = text.matchAll(/^import \{([^}]*)\} from "@livery\/platform\/calls\/(\w+)\.ts";$/gm);
  return [...imports].flatMap(([, names = "", id = ""]) => {
    const own = names.split(",").find((name) => new RegExp(`^\\s*${id}\\b`).test(name));
    const name = own?.trim().split(" as ").at(-1);
    return name === undefined ? [] : [{ id, name }];
  });
}
