import type { Finding, Tree } from "../lib/checkRule.ts";
import { lineAt } from "../lib/syntax.ts";

export const name = "no-brand-names";
export const reason =
  "packages/runtime and packages/ui are built once for all brands (BR-006): what one brand wants is a key of its brand.json, read from the site config.";

const shared = /^packages\/(runtime|ui)\/.*\.(tsx?|js|json)$/;
const brandFile = /^brands\/([^/]+)\/brand\.json$/;

interface BrandFacts {
  readonly merchant?: unknown;
  readonly name?: unknown;
}

function factsIn(text: string): BrandFacts {
  try {
    return JSON.parse(text) as BrandFacts;
  } catch {
    return {}; // A broken brand.json is reported by `livery check`, with its line.
  }
}

/** Ids, merchant codes and names of the brands, each with what it is. */
function brandNames(tree: Tree): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const path of tree.files) {
    const id = brandFile.exec(path)?.[1];
    if (id === undefined) continue;
    const { merchant, name: called } = factsIn(tree.read(path));
    const texts = typeof called === "object" && called !== null ? Object.values(called) : [];
    for (const text of texts) if (typeof text === "string") names.set(text.toLowerCase(), `a name of brands/${id}`);
    if (typeof merchant === "string") names.set(merchant.toLowerCase(), `the merchant of brands/${id}`);
    names.set(id.toLowerCase(), "the id of a brand");
  }
  return names;
}

/** A pattern for any of some names as a word of its own; Korean words go on after a name. */
function anyOf(names: Iterable<string>): RegExp {
  const written = [...names].map(
    (text) => `${text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}${/[a-z0-9]$/.test(text) ? "(?![a-z0-9])" : ""}`,
  );
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${written.join("|")})`, "giu");
}

export function run(tree: Tree): readonly Finding[] {
  const names = brandNames(tree);
  if (names.size === 0) return [];
  const pattern = anyOf(names.keys());
  return tree.files
    .filter((path) => shared.test(path))
    .flatMap((path) => {
      const text = tree.read(path);
      return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
        path,
        line: lineAt(text, index),
        message: `"${found}" is ${names.get(found.toLowerCase())}.`,
      }));
    });
}
