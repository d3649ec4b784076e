const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/**
 * A text from an XML file with references such as `&amp;` and `&#x26;` replaced; undefined if a reference is invalid.
 */
export function decodeReferences(text: string): string | undefined {
  if (!text.includes("&")) return text;
  let broken = false;
  const decoded = text.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));|&/gi, (_match, decimal, hex, name) => {
    const character = name === undefined ? fromCode(decimal ?? hex, hex === undefined ? 10 : 16) : named[name];
    broken ||= character === undefined;
    return character ?? "";
  });
  return broken ? undefined : decoded;
}

function fromCode(digits: string | undefined, radix: number): string | undefined {
  const code = Number.parseInt(digits ?? "", radix);
  const allowed = [9, 10, 13].includes(code) || (code >= 0x20 && code < 0xd800) || (code > 0xdfff && code < 0xfffe);
  return allowed || (code > 0xffff && code <= 0x10_ffff) ? String.fromCodePoint(code) : undefined;
}
