import fc from "fast-check";
import type { JsonSchema } from "../jsonSchema.ts";
import { hiddenCharacters } from "@livery/product/hiddenCharacters.ts";
import { memoize } from "./memoize.ts";

/** What people and attackers write into texts; all of it must stay plain text. */
export const oddTexts = [
  "../../x",
  "..\\..\\x",
  "/etc/passwd",
  "C:\\x",
  "file:///etc/passwd",
  "</script><script>globalThis.broken=1</script>",
  "<!--",
  "]]>",
  "'\"`${globalThis.broken=1}`",
  "{{name}} {{- x }}",
  "%2e%2e%2f",
  "__proto__",
  "constructor",
  "toString",
  "url(//x.example/a)",
  "*/ @import '//x.example/a'",
  "맑음 & 밤",
  "👩‍👩‍👧 é ﬁ",
  "\u0645\u06cc‌\u062e\u0648\u0627\u0647\u0645 \u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f} क्‍ष",
  "0",
  "null",
] as const;

/** It appears where a file is not UTF-8. Like hidden characters, no file may contain it, whatever the schema says. */
const REPLACEMENT = "\ufffd";

/** Texts that a schema accepts: those its pattern describes, its examples, and odd ones that the pattern allows. */
export function arbitraryText(schema: JsonSchema): fc.Arbitrary<string> {
  const { pattern = "", minLength = 0, maxLength = 300 } = schema;
  const exact = new RegExp(pattern, "u");
  const isValid = (text: string) =>
    text.length >= minLength &&
    text.length <= maxLength &&
    exact.test(text) &&
    !text.includes(REPLACEMENT) &&
    hiddenCharacters(text).length === 0;
  const examples = (schema.examples ?? []).filter((value) => typeof value === "string");
  const fixed = [...examples, ...oddTexts].filter(isValid);
  const described = pattern === "" ? free : matching(pattern);
  return fc
    .oneof(
      { weight: 4, arbitrary: described },
      { weight: isFreeText(pattern) ? 2 : 0, arbitrary: free },
      { weight: fixed.length > 0 ? 2 : 0, arbitrary: fc.constantFrom(...fixed, "") },
    )
    .filter(isValid);
}

const free = fc.string({ unit: "grapheme", maxLength: 40 });

/** fast-check generates texts from patterns without look-ahead; the whole pattern is tested afterwards. */
const matching = memoize((pattern: string) =>
  fc.stringMatching(new RegExp(pattern.replaceAll(/\(\?[=!][^()]*\)/g, ""), "u")),
);

/** Whether a pattern only lists characters that a text must not contain. */
function isFreeText(pattern: string): boolean {
  return pattern === "" || pattern.startsWith("^(?=") || pattern.startsWith("^[^");
}
