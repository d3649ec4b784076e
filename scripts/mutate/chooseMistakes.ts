import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/root.ts";
import { folderTree } from "../lib/tree.ts";
import { MISTAKES_FOLDER, type Mistake, parseMistakes } from "./mistake.ts";
import { staleReason } from "./staleReason.ts";

interface Listed {
  readonly list: string;
  readonly mistake: Mistake;
}

function allMistakes(): readonly Listed[] {
  const folder = join(root, MISTAKES_FOLDER);
  const lists = readdirSync(folder).toSorted();
  return lists.flatMap((list) =>
    parseMistakes(readFileSync(join(folder, list), "utf8")).map((mistake) => ({ list, mistake })),
  );
}

function requireFresh(mistakes: readonly Mistake[]): void {
  const tree = folderTree(root);
  const stale = mistakes.flatMap((mistake) => {
    const why = staleReason(tree, mistake);
    return why === undefined ? [] : [`  ${mistake.title}: ${why}`];
  });
  if (stale.length > 0) throw new Error(["These mistakes no longer match the code:", ...stale].join("\n"));
}

/** The mistakes that the command's arguments choose: all, or those with a text in their title, a file's or their list's name. */
export function chooseMistakes(args: readonly string[]): readonly Mistake[] {
  const [part = "", ...more] = args;
  if (more.length > 0 || part.startsWith("-"))
    throw new Error("Usage: npm run mutate [-- <part of a mistake's title, file, test or list>]");
  const wanted = part.toLowerCase();
  const chosen = allMistakes()
    .filter(({ list, mistake: { title, file, test } }) =>
      [list, title, file, test].some((text) => text.toLowerCase().includes(wanted)),
    )
    .map(({ mistake }) => mistake);
  if (chosen.length === 0) throw new Error(`No mistake's title, file, test or list contains "${part}".`);
  requireFresh(chosen);
  return chosen;
}
