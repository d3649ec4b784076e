import type { Finding, Tree } from "../lib/checkRule.ts";
import { lineAt } from "../lib/syntax.ts";
import { titlesIn } from "../lib/titles.ts";
import { runnerOf } from "../mutate/runnerOf.ts";
import { parseRegister, rowIdsIn } from "../trace/register.ts";
import { titleProblems, titleRule } from "../trace/titleProblems.ts";

export const name = "test-titles";
export const reason = titleRule;

export function run(tree: Tree): readonly Finding[] {
  const faultsOf = titleProblems(parseRegister(tree.read("docs/requirements.md")));
  return tree.files.flatMap((path) => {
    const runner = runnerOf(path);
    if (runner === undefined) return [];
    const tests = titlesIn(tree.parse(path)).filter(({ kind }) => kind !== "describe");
    return tests.flatMap((test) => {
      const inTitle = runner === "e2e" ? rowIdsIn(test.title) : [];
      const misplaced = inTitle.map((id) => `${id}: make it a tag, { tag: "@${id}" }.`);
      const line = lineAt(tree.read(path), test.node.start);
      return [...misplaced, ...faultsOf(test)].map((message) => ({ path, line, message }));
    });
  });
}
