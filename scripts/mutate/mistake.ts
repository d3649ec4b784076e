/** A deliberate mistake, and the test that must fail when somebody makes it. */
export interface Mistake {
  /** What a visitor, member or operator would suffer. */
  readonly title: string;
  /** The file that it changes, from the root. */
  readonly file: string;
  /** Text that occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /** The file of the test that catches it, from the root. */
  readonly test: string;
  /** A part of that test's title. */
  readonly red: string;
}

/** Where the lists are: a JSON file for each area. */
export const MISTAKES_FOLDER = "scripts/mutate/mistakes";

const keys = ["title", "file", "find", "replace", "test", "red"] as const satisfies readonly (keyof Mistake)[];

function isMistake(value: unknown): value is Mistake {
  if (typeof value !== "object" || value === null) return false;
  const entries = new Map(Object.entries(value));
  const complete = keys.every((key) => typeof entries.get(key) === "string" && (key === "replace" || entries.get(key)));
  return complete && entries.size === keys.length && entries.get("find") !== entries.get("replace");
}

/** The mistakes of a list from its text. Throws a sentence about the first entry that is not one. */
export function parseMistakes(text: string): readonly Mistake[] {
  const list: unknown = JSON.parse(text);
  if (!Array.isArray(list)) throw new Error("A list of mistakes is a JSON array.");
  for (const [index, entry] of list.entries())
    if (!isMistake(entry))
      throw new Error(
        `Entry ${index + 1} needs ${keys.join(", ")} as texts and nothing else; find and replace differ.`,
      );
  return list;
}

/** The file's text with the mistake in it; `undefined` if `find` does not occur exactly once. */
export function plant({ find, replace }: Pick<Mistake, "find" | "replace">, text: string): string | undefined {
  const at = text.indexOf(find);
  if (at === -1 || text.includes(find, at + 1)) return undefined;
  return text.slice(0, at) + replace + text.slice(at + find.length);
}
