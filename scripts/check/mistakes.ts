import type { Finding, Tree } from "../lib/checkRule.ts";
import { MISTAKES_FOLDER, type Mistake, parseMistakes } from "../mutate/mistake.ts";
import { staleReason } from "../mutate/staleReason.ts";

export const name = "mistakes";
export const reason =
  "npm run mutate makes each mistake in its lists and expects a named test to fail: an entry that no longer matches the code or its test proves nothing. When you change the code, change the entry with it. Entries cost every change, so only mistakes about money, sessions, security, consent, absence and leaks are kept.";

const MOST = 200;

/** Why the mistakes of one list cannot be planted; `titles` are those of the lists before it. */
function faultsIn(tree: Tree, path: string, titles: Set<string>): readonly string[] {
  let mistakes: readonly Mistake[];
  try {
    mistakes = parseMistakes(tree.read(path));
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
  return mistakes.flatMap((mistake) => {
    const why = titles.has(mistake.title) ? "another mistake has this title" : staleReason(tree, mistake);
    titles.add(mistake.title);
    return why === undefined ? [] : [`"${mistake.title}": ${why}.`];
  });
}

export function run(tree: Tree): readonly Finding[] {
  const titles = new Set<string>();
  const lists = tree.files.filter((path) => path.startsWith(`${MISTAKES_FOLDER}/`));
  const stale = lists.flatMap((path) => faultsIn(tree, path, titles).map((message) => ({ path, message })));
  const path = lists.at(-1);
  if (path === undefined || titles.size <= MOST) return stale;
  return [...stale, { path, message: `There are ${titles.size} mistakes, and at most ${MOST} are kept.` }];
}
