import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/root.ts";
import { folderTree } from "../lib/tree.ts";
import { MISTAKES_FOLDER, type Mistake, parseMistakes } from "./mistake.ts";
import { staleReason } from "./staleReason.ts";

function allMistakes(): readonly Mistake[] {
  const folder = join(root, MISTAKES_FOLDER);
  const lists = readdirSync(folder).toSorted();
  return lists.flatMap((list) => parseMistakes(readFileSync(join(folder, list), "utf8")));
}

function requireFresh(mistakes: readonly Mistake[]): void {
  const tree = folderTree(root);
  const stale = mistakes.flatMap((mistake) => {
    const why = staleReason(tree, mistake);
    return why === undefined ? [] : [`  ${mistake.title}: ${why}`];
  });
  if (stale.length > 0) throw new Error(["These mistakes no longer match the code:", ...stale].join("\n"));
}

/** The mistakes that the arguments of the command choose: all, or those with a text in their title or a file's name. */
export function chooseMistakes(args: readonly string[]): readonly Mistake[] {
  const [part = "", ...more] = args;
  if (more.length > 0 || part.startsWith("-"))
    throw new Error("Usage: npm run mutate [-- <part of a mistake's title, file or test>]");
  const wanted = part.toLowerCase();
  const chosen = allMistakes().filter((mistake) =>
    [mistake.title, mistake.file, mistake.test].some((text) => text.toLowerCase().includes(wanted)),
  );
  if (chosen.length === 0) throw new Error(`No mistake's title, file or test contains "${part}".`);
  requireFresh(chosen);
  return chosen;
}
