import type { TokenName } from "./tokens.ts";
import { colorTexts } from "./tokenTexts/colorTexts.ts";
import { componentTexts } from "./tokenTexts/componentTexts.ts";
import { spaceTexts } from "./tokenTexts/spaceTexts.ts";
import type { TokenText } from "./tokenTexts/tokenText.ts";
import { typeTexts } from "./tokenTexts/typeTexts.ts";

/** The description of every token, in English and Korean: for editors, the generated reference and Storybook. */
export const tokenTexts: Readonly<Record<TokenName, TokenText>> = {
  ...colorTexts,
  ...typeTexts,
  ...spaceTexts,
  ...componentTexts,
};
