/** What a scaffold changes: whole files, by their path from the root. */
export type FileChanges = Readonly<Record<string, string>>;

/** Reads a file of the tree; `undefined` if it does not exist. */
export type ReadFile = (path: string) => string | undefined;

/** A mistake in how a scaffold was called, or a tree in which it cannot find its place. */
export class ScaffoldError extends Error {}

/** The text of a file that must be there. */
export function readExisting(read: ReadFile, path: string): string {
  const text = read(path);
  if (text === undefined) throw new ScaffoldError(`${path} is missing; this scaffold must be adapted to the tree.`);
  return text;
}

/** Inserts lines before the only line that starts with `anchor`. */
export function insertBefore(text: string, anchor: string, lines: string): string {
  const at = text.indexOf(`\n${anchor}`);
  if (at === -1) throw new ScaffoldError(`There is no line that starts with "${anchor}" to insert a row before.`);
  return `${text.slice(0, at + 1)}${lines}\n${text.slice(at + 1)}`;
}

/** Throws if one of the new files already exists. */
export function refuseExisting(read: ReadFile, paths: readonly string[]): void {
  const taken = paths.filter((path) => read(path) !== undefined);
  if (taken.length > 0) throw new ScaffoldError(`${taken.join(", ")}: there already. Choose another name.`);
}

/** `daily-tournament` → `dailyTournament`. */
export function toCamelCase(words: string): string {
  return words.replaceAll(/[-_/]+(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** `dailyTournament` → `Daily tournament`. */
export function toTitle(camelCase: string): string {
  const words = camelCase.replaceAll(
    /([a-z0-9])([A-Z])/g,
    (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
  );
  return words.charAt(0).toUpperCase() + words.slice(1);
}
