import type { TokenTree } from "../dtcg.ts";
import { isToken } from "../dtcg.ts";
import { cssValue } from "./cssValue.ts";

/** The CSS text of every token, in the order of the tree; `{path.to.token}` in it is a reference. */
export type TokenTexts = ReadonlyMap<string, string>;

/** Every brand has the same few hundred names: each is put together once. */
const paths = new Map<string, Map<string, string>>();

function pathsBelow(prefix: string): Map<string, string> {
  const known = paths.get(prefix) ?? new Map<string, string>();
  paths.set(prefix, known);
  return known;
}

/**
 * Writes every value of a tree as CSS; references stay for style-dictionary. Groups that are the very same in `shared`,
 * a part of another scheme that leads to no colour, are left out.
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
