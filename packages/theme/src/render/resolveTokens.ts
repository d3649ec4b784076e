import StyleDictionary from "style-dictionary";
import type { TransformedToken } from "style-dictionary/types";
import { createPropertyFormatter, getReferences } from "style-dictionary/utils";
import { tokenName } from "../tokenName.ts";
import type { TokenTexts } from "./tokenText.ts";

/** CSS declarations by property: `--panel-bg` → `var(--color-surface)`. */
export type Declarations = ReadonlyMap<string, string>;

const isPrimitive = (token: { path: string[] }) => token.path[0] === "primitive";

/**
 * Names tokens and resolves their references with style-dictionary. Primitives are not written: references to one
 * become its value, all other references become variables. Throws if a reference leads nowhere.
 */
export async function resolveTokens(texts: TokenTexts): Promise<Declarations> {
  const tree: Tree = {};
  for (const [path, text] of texts) put(tree, path.split("."), { $value: text });
  const lines: string[] = [];
  const dictionary = new StyleDictionary({
    usesDtcg: true,
    log: { verbosity: "silent", warnings: "disabled", errors: { brokenReferences: "throw" } },
    tokens: tree,
    hooks: {
      transforms: { "livery/name": { type: "name", transform: (token: TransformedToken) => tokenName(token.path) } },
      formats: {
        "livery/lines": ({ dictionary: tokens }) => {
          const unfiltered = tokens.unfilteredTokens === undefined ? {} : { unfilteredTokens: tokens.unfilteredTokens };
          const byVariable = (token: TransformedToken) =>
            !getReferences(token.original.$value, tokens.tokens, { usesDtcg: true, ...unfiltered }).some(isPrimitive);
          const format = createPropertyFormatter({
            dictionary: tokens,
            format: "css",
            formatting: { indentation: "", suffix: "" },
            outputReferences: byVariable,
            usesDtcg: true,
          });
          lines.push(...tokens.allTokens.filter((token) => !isPrimitive(token)).map(format));
          return "";
        },
      },
    },
    platforms: {
      css: { transforms: ["livery/name"], files: [{ format: "livery/lines", destination: "theme.css" }] },
    },
  });
  await dictionary.formatPlatform("css");
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 2)]));
}

/** The input of style-dictionary. */
interface Tree {
  [name: string]: Tree | { readonly $value: string };
}

function put(tree: Tree, [name = "", ...rest]: readonly string[], token: { readonly $value: string }): void {
  if (rest.length === 0) tree[name] = token;
  else put((tree[name] ??= {}) as Tree, rest, token);
}
