import type { TokenTree } from "../dtcg.ts";
import { isToken } from "../dtcg.ts";
import { cssValue } from "./cssValue.ts";

/** The CSS text of every token, in the order of the tree; references appear as `{path.to.token}`. */
export type TokenTexts = ReadonlyMap<string, string>;

/** Every brand has the same few hundred names, so each is built once. */
const paths = new Map<string, Map<string, string>>();

function pathsBelow(prefix: string): Map<string, string> {
  const known = paths.get(prefix) ?? new Map<string, string>();
  paths.set(prefix, known);
  return known;
}

/**
 * Converts every value of a tree to CSS; references are left to style-dictionary. Leaves out groups that are identical
 * in `shared`, the part of another scheme that depends on no colour.
 */
export function tokenText(tree: TokenTree, shared?: TokenTree): TokenTexts {
  const texts = new Map<string, string>();
  write(tree, "", texts, shared);
  return texts;
}

function write(tree: TokenTree, prefix: string, texts: Map<string, string>, shared: TokenTree | undefined): void {
  const names = pathsBelow(prefix);
  for (const name in tree) {
    const node = tree[name];
    const other = shared?.[name];
    if (node === undefined || node === other) continue;
    let path = names.get(name);
    if (path === undefined) names.set(name, (path = prefix === "" ? name : `${prefix}.${name}`));
    if (isToken(node)) texts.set(path, cssValue(node));
    else write(node, path, texts, other === undefined || isToken(other) ? undefined : other);
  }
}
