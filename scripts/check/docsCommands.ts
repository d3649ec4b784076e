import type { Finding, Tree } from "../lib/checkRule.ts";
import { documentsIn } from "../lib/documents.ts";
import { lineAt } from "../lib/syntax.ts";

export const name = "docs-commands";
export const reason =
  "a command that the documentation names must exist: a reader's first minute must not end in an error. One that is planned says so in the same line, with its step.";

const script = /npm run (?:-s |--silent )?([a-z][\w:.-]*[\w])/g;
const command = /(?:`livery|npm run (?:-s )?livery --) ([a-z]+)/g;
const planned = /planned: S\d+/;

export function run(tree: Tree): readonly Finding[] {
  const { scripts = {} } = JSON.parse(tree.read("package.json")) as { scripts?: Record<string, string> };
  const commands = new Set(
    tree.files.flatMap((path) => /^packages\/cli\/src\/commands\/([a-z]+)\//.exec(path)?.[1] ?? []),
  );
  return documentsIn(tree).flatMap((path) => {
    const text = tree.read(path);
    const lines = text.split("\n");
    const unknown = (pattern: RegExp, isKnown: (word: string) => boolean, lacks: string): Finding[] =>
      [...text.matchAll(pattern)]
        .filter(([, word = ""]) => !isKnown(word))
        .map(({ 0: said, index }) => ({ line: lineAt(text, index), said: said.replace("`", "") }))
        .filter(({ line }) => !planned.test(lines[line - 1] ?? ""))
        .map(({ line, said }) => ({ path, line, message: `\`${said}\`: ${lacks}` }));
    return [
      ...unknown(script, (word) => word in scripts, "package.json has no such script."),
      ...unknown(command, (word) => commands.has(word), "livery has no such command."),
    ];
  });
}
