import { createGlobalThemeContract } from "@vanilla-extract/css";
import { tokenName } from "./tokenName.ts";
import { tokens } from "./tokens.ts";

/**
 * The theme contract: `vars.color.onBrand` is `var(--color-on-brand)`. Components read a brand's values only through
 * it; `renderThemeCss` writes the values under the same names.
 */
export const vars = createGlobalThemeContract(tokens, (_type, path) => tokenName(path));
