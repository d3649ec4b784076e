import type { TokenTree } from "../dtcg.ts";
import { isToken } from "../dtcg.ts";
import { cssValue } from "./cssValue.ts";
import type { TextTree } from "./resolveTokens.ts";

/** A token tree with every value written as CSS; references stay for style-dictionary. */
export function tokenText(tree: TokenTree): TextTree {
  return Object.fromEntries(
    Object.entries(tree).map(([name, node]) => [name, isToken(node) ? { $value: cssValue(node) } : tokenText(node)]),
  );
}
