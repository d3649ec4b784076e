import { hiddenCharacters } from "@livery/product/hiddenCharacters.ts";
import type { Span } from "./sourceText.ts";

/** How a file writes characters that it cannot contain, or does not want to, such as `\u200b` or `&#x200b;`. */
interface Escapes {
  readonly pattern: RegExp;
  readonly decode: (escape: string) => string;
}

export interface FoundHidden extends Span {
  readonly character: string;
  /** How many hidden characters the text has. */
  readonly count: number;
}

/** The first hidden character of a text, with its place in the source, where it may be an escape. */
export function findHidden(source: string, { pattern, decode }: Escapes): FoundHidden | undefined {
  const parts = source.match(new RegExp(`${pattern.source}|[^]`, "g")) ?? [];
  const characters = parts.map((part) => (part.length === 1 ? part : decode(part)));
  const hidden = hiddenCharacters(characters.join(""));
  const [first] = hidden;
  if (first === undefined) return undefined;
  let [at, offset, unit] = [0, 0, 0];
  const pass = () => {
    unit += characters[at]?.length ?? 1;
    offset += parts[at]?.length ?? 1;
    at += 1;
  };
  while (unit < first.index) pass();
  const start = offset;
  while (unit < first.index + first.character.length) pass();
  return { character: first.character, count: hidden.length, offset: start, length: offset - start };
}
