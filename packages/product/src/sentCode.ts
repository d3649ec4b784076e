import { asciiDigits } from "./asciiDigits.ts";

/** A group of digits that is long enough for a code, whatever stands between them. */
const GROUP = /\p{Nd}(?:[\s\p{Pd}\p{Cf}]*\p{Nd}){3,}/u;
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
  const [code = text] = (WORD.test(text) && GROUP.exec(text)) || [];
  return normalizedCode(code).replaceAll(/\D/gu, "");
}
