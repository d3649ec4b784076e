import type { TokenName } from "../tokens.ts";

/** The description of a token, in the languages of our docs. */
export interface TokenText {
  readonly en: string;
  readonly ko: string;
}

type Group<Name extends string> = Name extends `${string}.${infer Group}.${string}` ? Group : never;

/** The texts of some groups of tokens; a missing or unknown name does not compile. */
export type TextsOf<Groups extends Group<TokenName>> = Readonly<
  Record<Extract<TokenName, `${string}.${Groups}.${string}`>, TokenText>
>;
