import type { JsonDocument } from "../parse/jsonDocument.ts";
import { type Finding, type Problem, problemAt } from "../problem.ts";
import { characterName } from "../text/characterName.ts";
import { findHidden, type FoundHidden } from "../text/findHidden.ts";
import { hiddenCharacters, replaceHidden, useOf } from "@livery/product/hiddenCharacters.ts";
import { quote } from "../text/quote.ts";
import { secretIn } from "../text/secretIn.ts";
import type { SourceText, Span } from "../text/sourceText.ts";
import { textsOf } from "../textsOf.ts";
import { nameOf } from "./keyFindings.ts";

/**
 * Reports each text of a JSON file that contains hidden characters, at the first of them. Keys are not checked: an unknown
 * one is reported as such. `others` are the problems of the same values, which may follow from a character that nobody
 * sees: those are left out.
 */
export function checkCharacters(document: JsonDocument, others: readonly Problem[]): Problem[] {
  const hidden = textsOf(document.value).flatMap(({ text, path }) => {
    // A secret is reported without showing it.
    if (hiddenCharacters(text).length === 0 || secretIn(text) !== undefined) return [];
    const found = hiddenIn(document.source, document.valueSpan(path));
    return found ? [problemAt(document.source, found, path, hiddenFinding(nameOf(path), found, text))] : [];
  });
  const pointers = new Set(hidden.map(({ pointer }) => pointer));
  return [...hidden, ...others.filter(({ pointer }) => !pointers.has(pointer))];
}

/** The first hidden character of a JSON text, a key or a value, which may be written as an escape. */
export function hiddenIn({ text }: SourceText, { offset, length }: Span): FoundHidden | undefined {
  const found = findHidden(text.slice(offset + 1, offset + length - 1), {
    pattern: /\\(?:u[\dA-Fa-f]{4}|.)/,
    decode: (escape) => JSON.parse(`"${escape}"`) as string,
  });
  return found && { ...found, offset: offset + 1 + found.offset };
}

/** The finding of a text with hidden characters. */
export function hiddenFinding(
  name: string,
  { character, count }: Pick<FoundHidden, "character" | "count">,
  text?: string,
): Finding {
  const named = characterName(character);
  const use = useOf(character);
  const [got, rest] = [text, text && replaceHidden(text, () => "").trim()].map(shortly);
  return {
    code: "LIV1406",
    message:
      count === 1
        ? `${name} contains the invisible character ${named}.`
        : `${name} contains ${count} invisible characters; the first is ${named}.`,
    expected: `characters that readers can see${use === undefined ? "" : `; this one only ${use}`}`,
    got,
    suggestion: rest === undefined ? `Remove ${count === 1 ? "the character" : "them"}.` : `Write ${rest}.`,
  };
}

/** The text in quotes, if it is not too long to show. */
function shortly(text: string | undefined): string | undefined {
  const shown = text === undefined || text === "" ? "…" : quote(text);
  return shown.endsWith("…") ? undefined : shown;
}
