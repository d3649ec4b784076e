/** Unicode's names of characters that people meet without seeing them. */
const names: ReadonlyMap<string, string> = new Map([
  ["\u0000", "NULL"],
  ["\u0007", "BELL"],
  ["\u0008", "BACKSPACE"],
  ["\u0009", "CHARACTER TABULATION"],
  ["\u000d", "CARRIAGE RETURN"],
  ["\u001b", "ESCAPE"],
  ["\u007f", "DELETE"],
  ["\u0085", "NEXT LINE"],
  ["\u00a0", "NO-BREAK SPACE"],
  ["\u00ad", "SOFT HYPHEN"],
  ["\u034f", "COMBINING GRAPHEME JOINER"],
  ["\u061c", "ARABIC LETTER MARK"],
  ["\u115f", "HANGUL CHOSEONG FILLER"],
  ["\u1160", "HANGUL JUNGSEONG FILLER"],
  ["\u17b4", "KHMER VOWEL INHERENT AQ"],
  ["\u17b5", "KHMER VOWEL INHERENT AA"],
  ["\u180e", "MONGOLIAN VOWEL SEPARATOR"],
  ["\u200b", "ZERO WIDTH SPACE"],
  ["\u200c", "ZERO WIDTH NON-JOINER"],
  ["\u200d", "ZERO WIDTH JOINER"],
  ["\u200e", "LEFT-TO-RIGHT MARK"],
  ["\u200f", "RIGHT-TO-LEFT MARK"],
  ["\u2028", "LINE SEPARATOR"],
  ["\u2029", "PARAGRAPH SEPARATOR"],
  ["\u202a", "LEFT-TO-RIGHT EMBEDDING"],
  ["\u202b", "RIGHT-TO-LEFT EMBEDDING"],
  ["\u202c", "POP DIRECTIONAL FORMATTING"],
  ["\u202d", "LEFT-TO-RIGHT OVERRIDE"],
  ["\u202e", "RIGHT-TO-LEFT OVERRIDE"],
  ["\u2060", "WORD JOINER"],
  ["\u2061", "FUNCTION APPLICATION"],
  ["\u2062", "INVISIBLE TIMES"],
  ["\u2063", "INVISIBLE SEPARATOR"],
  ["\u2064", "INVISIBLE PLUS"],
  ["\u2066", "LEFT-TO-RIGHT ISOLATE"],
  ["\u2067", "RIGHT-TO-LEFT ISOLATE"],
  ["\u2068", "FIRST STRONG ISOLATE"],
  ["\u2069", "POP DIRECTIONAL ISOLATE"],
  ["\u2800", "BRAILLE PATTERN BLANK"],
  ["\u3164", "HANGUL FILLER"],
  ["\ufeff", "ZERO WIDTH NO-BREAK SPACE"],
  ["\uffa0", "HALFWIDTH HANGUL FILLER"],
]);

/** A character as messages name it: `U+200B ZERO WIDTH SPACE`, or its number alone if the name would not help. */
export function characterName(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const number = `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
  return [number, names.get(character) ?? kindOf(code) ?? ""].join(" ").trimEnd();
}

function kindOf(code: number): string | undefined {
  if (code >= 0xfe00 && code <= 0xfe0f) return `VARIATION SELECTOR-${code - 0xfe00 + 1}`;
  if (code >= 0xe_0100 && code <= 0xe_01ef) return `VARIATION SELECTOR-${code - 0xe_0100 + 17}`;
  if (code >= 0xe_0020 && code <= 0xe_007e) return `TAG ${String.fromCodePoint(code - 0xe_0000)}`;
  return undefined;
}
