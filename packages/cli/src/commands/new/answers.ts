import type { LanguageCode } from "@livery/product/languages.ts";
import type { CharacterId } from "@livery/theme/suggest/characters.ts";
import type { OfferId } from "./offers.ts";

/** The answers to the questions about a new brand. */
export interface Answers {
  readonly name: string;
  readonly color?: string | undefined;
  /** Path of a picture; without a colour, the colour is taken from it. */
  readonly logo?: string | undefined;
  readonly character: CharacterId;
  /** The default language first. */
  readonly locales: readonly LanguageCode[];
  readonly offer: OfferId;
}
