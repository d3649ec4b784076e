import { colorTokenForms, fixedTokens, plainTokenForms } from "./overrides/tokenForms.ts";
import { tokenTexts } from "./tokenTexts.ts";
import type { TokenName, TokenType } from "./tokens.ts";
import { tokenTypes } from "./tokens.ts";
import { tokenName } from "./tokenName.ts";
import type { TokenText } from "./tokenTexts/tokenText.ts";

/** The operators' reference of one token. */
export interface TokenRow {
  /** The full name, as a config writes it. */
  readonly name: TokenName;
  /** The custom property with its value, e.g. `--color-ink`. */
  readonly property: string;
  readonly type: TokenType;
  readonly text: TokenText;
  /** Where a config may set it; undefined for pictures. */
  readonly section?: "theme.light, theme.dark" | "theme.tokens";
  /** The text format, in words, with two examples. */
  readonly form?: { readonly expected: TokenText; readonly examples: readonly [string, string] };
  /** Why a config cannot set it. */
  readonly fixed?: TokenText;
}

/** Every token, in the order of `tokens.ts`: semantic ones first, then those of components (BR-059). */
export function tokenReference(): readonly TokenRow[] {
  return (Object.keys(tokenTypes) as TokenName[]).map((name) => {
    const color = (colorTokenForms as ReadonlyMap<string, TokenRow["form"]>).get(name);
    const plain = (plainTokenForms as ReadonlyMap<string, TokenRow["form"]>).get(name);
    const form = color ?? plain;
    const fixed = (fixedTokens as Readonly<Partial<Record<TokenName, TokenText>>>)[name];
    return {
      name,
      property: `--${tokenName(name.split("."))}`,
      type: tokenTypes[name],
      text: tokenTexts[name],
      ...(form === undefined
        ? {}
        : { section: color === undefined ? "theme.tokens" : "theme.light, theme.dark", form }),
      ...(fixed === undefined ? {} : { fixed }),
    };
  });
}
