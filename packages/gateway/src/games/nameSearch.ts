import { keysOf, patternOf } from "./hangul.ts";

/** A name prepared for searching. */
export interface SearchableName {
  /** In lower case, only letters and digits. */
  readonly plain: string;
  /** The keys that type it. */
  readonly keys: string;
}

/** The longest search text with forgiven errors, in keys: longer ones cost more and are rarely typed. */
const LONGEST = 40;

function plainOf(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}

export function searchableName(name: string): SearchableName {
  const plain = plainOf(name);
  return { plain, keys: keysOf(plain) };
}

/**
 * The items that have a name which contains the typed text. Case, spaces and marks do not count. If there are none, those
 * that differ by one typing error, and for a longer text by two.
 */
export function searchNames<Item>(
  items: readonly Item[],
  typed: string,
  namesOf: (item: Item) => readonly SearchableName[],
): readonly Item[] {
  const plain = plainOf(typed);
  if (plain === "") return [];
  const pattern = patternOf(plain);
  const found = items.filter((item) => namesOf(item).some((name) => pattern.test(name.plain)));
  const keys = keysOf(plain);
  if (found.length > 0 || keys.length > LONGEST) return found;
  for (let errors = 1; errors <= forgivenErrors(keys); errors += 1) {
    const pieces = piecesOf(keys, errors + 1);
    const near = items.filter((item) =>
      namesOf(item).some((name) => hasPiece(name.keys, pieces) && errorsIn(name.keys, keys) <= errors),
    );
    if (near.length > 0) return near;
  }
  return [];
}

function forgivenErrors({ length }: string): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** A text in `count` pieces of about the same length. */
function piecesOf(text: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) =>
    text.slice(Math.floor((index * text.length) / count), Math.floor(((index + 1) * text.length) / count)),
  );
}

/** Fewer errors than pieces leave one piece as it is, so a name without any of them needs no closer look. */
function hasPiece(name: string, pieces: readonly string[]): boolean {
  return pieces.some((piece) => name.includes(piece));
}

/** The fewest keys to add, leave out or change so that the typed keys are part of the name (Sellers' algorithm). */
function errorsIn(name: string, typed: string): number {
  let row: number[] = Array.from({ length: typed.length + 1 }, (_, index) => index);
  let fewest = typed.length;
  for (const key of name) {
    const next = [0];
    for (let index = 1; index <= typed.length; index += 1) {
      const changed = row[index - 1]! + (key === typed[index - 1] ? 0 : 1);
      next.push(Math.min(changed, row[index]! + 1, next[index - 1]! + 1));
    }
    row = next;
    fewest = Math.min(fewest, row[typed.length]!);
  }
  return fewest;
}
