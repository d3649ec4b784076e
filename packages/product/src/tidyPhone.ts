import { asciiDigits } from "./asciiDigits.ts";

/** What people and address books put between the digits of a phone number, with marks that nobody sees. */
const BETWEEN = /[\s\p{Cf}\p{Pd}\p{Ps}\p{Pe}.．·‧・/／~～−ー]/gu;

/** A link to a number, as copied from a page or an e-mail. */
const LINK = /^tel:/iu;

/** Characters that cannot be seen, or only together with another one. */
const UNSEEN = /[\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u{2800}]/u;

/**
 * A phone number as it was written, without separators, invisible marks and the scheme of a link: digits of any script
 * become 0 to 9. Whatever belongs in no number stays.
 */
export function tidyPhone(written: string): string {
  return asciiDigits(written)
    .replaceAll(BETWEEN, "")
    .replace(LINK, "")
    .replaceAll(/[＋﹢]/gu, "+");
}

/** The characters that belong in no phone number, so that somebody can find them: “a” U+3164. */
export function strayCharacters(written: string): string {
  const strays = new Set(tidyPhone(written).match(/[^\d+]/gu));
  return [...strays].map((stray) => (UNSEEN.test(stray) ? codePoint(stray) : `“${stray}”`)).join(" ");
}

function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
