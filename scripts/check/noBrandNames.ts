import type { Finding, Tree } from "../lib/checkRule.ts";
import { lineAt, stringsOf } from "../lib/syntax.ts";

export const name = "no-brand-names";
export const reason =
  "packages/runtime and packages/ui are built once for all brands (BR-006): what one brand wants is a key of its brand.json, read from the site config.";

const source = /^packages\/(runtime|ui)\/.*\.(ts|tsx)$/;
const brandFile = /^brands\/([^/]+)\/brand\.json$/;

function merchantIn(text: string): string | undefined {
  try {
    const { merchant } = JSON.parse(text) as { merchant?: unknown };
    return typeof merchant === "string" ? merchant : undefined;
  } catch {
    return undefined; // A broken brand.json is reported by `livery check`, with its line.
  }
}

/** Folder names and merchant codes of brands/, each with what it is. */
function brandNames(tree: Tree): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const path of tree.files) {
    const id = brandFile.exec(path)?.[1];
    if (id === undefined) continue;
    names.set(id, "the id of a brand");
    const merchant = merchantIn(tree.read(path));
    if (merchant !== undefined) names.set(merchant, `the merchant of brands/${id}`);
  }
  return names;
}

export function run(tree: Tree): readonly Finding[] {
  const names = brandNames(tree);
  return tree.files
    .filter((path) => source.test(path))
    .flatMap((path) =>
      stringsOf(tree.parse(path)).flatMap(({ text, start }) => {
        const what = names.get(text.trim());
        return what === undefined
          ? []
          : [{ path, line: lineAt(tree.read(path), start), message: `"${text.trim()}" is ${what}.` }];
      }),
    );
}
