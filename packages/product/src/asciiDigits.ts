/** The text with the digits of every script as 0 to 9: １２ and ١٢ become 12. */
export function asciiDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => String(digitValue(digit.codePointAt(0) ?? 0)));
}

/** Unicode keeps the ten digits of each script together, in order from zero. */
function digitValue(digit: number): number {
  let first = digit;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return (digit - first) % 10;
}
