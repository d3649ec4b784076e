import type { Finding, Tree } from "../lib/checkRule.ts";
import { lineAt } from "../lib/syntax.ts";

export const name = "docs-commands";
export const reason =
  "a command that the documentation names must exist in package.json: a reader's first minute must not end in an error.";

const document = /^(README|CONTRIBUTING)\.md$|^docs\/[^/]+\.md$|^packages\/[^/]+\/README\.md$/;
const command = /npm run (?:-s |--silent )?([a-z][\w:.-]*[\w])/g;

export function run(tree: Tree): readonly Finding[] {
  const { scripts = {} } = JSON.parse(tree.read("package.json")) as { scripts?: Record<string, string> };
  return tree.files
    .filter((path) => document.test(path) && path !== "docs/requirements.md")
    .flatMap((path) => {
      const text = tree.read(path);
      return [...text.matchAll(command)]
        .filter(([, script = ""]) => !(script in scripts))
        .map(({ 0: said, index }) => ({
          path,
          line: lineAt(text, index),
          message: `\`${said}\`: package.json has no such script.`,
        }));
    });
}
