import type { Finding, Tree } from "../lib/checkRule.ts";
import { lineAt } from "../lib/syntax.ts";
import { titlesIn } from "../lib/titles.ts";
import { runnerOf } from "../mutate/runnerOf.ts";
import { withoutRowIds } from "../trace/register.ts";

/** In characters, without row ids; placeholders of table tests count as written. */
const LIMIT = 100;

export const name = "title-length";
export const reason = `a title is one sentence of at most ${LIMIT} characters, row ids aside, so that a list of results can be read. Leave out what the test itself shows.`;

export function run(tree: Tree): readonly Finding[] {
  return tree.files
    .filter((path) => runnerOf(path) !== undefined)
    .flatMap((path) => {
      const text = tree.read(path);
      return titlesIn(tree.parse(path)).flatMap(({ kind, node }) => {
        const { length } = withoutRowIds(text.slice(node.start + 1, node.end - 1));
        if (kind === "name" || length <= LIMIT) return [];
        return [{ path, line: lineAt(text, node.start), message: `Its title has ${length} characters.` }];
      });
    });
}
