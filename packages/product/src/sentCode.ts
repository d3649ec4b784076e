import { asciiDigits } from "./asciiDigits.ts";

/**
 * A code in a message, the surest form first: six digits, two groups of three, digits that are together, a group with
 * something between its digits. Other numbers may be beside it, such as the minutes that it is valid.
 */
const FORMS = [
  /(?:^|\P{Nd})(\p{Nd}{6})(?!\p{Nd})/u,
  /(?:^|\P{Nd})(\p{Nd}{3}[\s\p{Pd}\p{Cf}]\p{Nd}{3})(?!\p{Nd})/u,
  /(\p{Nd}{4,})/u,
  /(\p{Nd}(?:[\s\p{Pd}\p{Cf}]*\p{Nd}){3,})/u,
];
/** Typed letters are removed one by one, so several together were pasted. */
const WORD = /\p{L}{2}/u;

/**
 * A code as it is compared, for codes that come by message or from an authenticator: digits of any script and width count,
 * spaces, hyphens and invisible marks do not. Everything else stays, so that the code is wrong.
 */
export function normalizedCode(written: string): string {
  return asciiDigits(written).replaceAll(/[\s\p{Pd}\p{Cf}]/gu, "");
}

/** What a field for a code keeps of a typed, pasted or filled-in text: its digits; of a whole message, the code in it. */
export function codeIn(text: string): string {
  const code = WORD.test(text) ? FORMS.map((form) => form.exec(text)?.[1]).find(Boolean) : undefined;
  return normalizedCode(code ?? text).replaceAll(/\D/gu, "");
}
