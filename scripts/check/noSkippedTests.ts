import type { Finding, Tree } from "../lib/checkRule.ts";
import { lineAt, walk } from "../lib/syntax.ts";

export const name = "no-skipped-e2e";
export const reason =
  "a skipped end-to-end test hides that nothing is tested. What a test needs of a site is one of its `needs` (e2e/needs.ts), and some brand must have it.";

const skips = new Set(["skip", "fixme"]);

export function run(tree: Tree): readonly Finding[] {
  return tree.files
    .filter((path) => /^e2e\/.*\.spec\.ts$/.test(path))
    .flatMap((path) => {
      const findings: Finding[] = [];
      walk(tree.parse(path), (node) => {
        if (node.type !== "MemberExpression" || node.property.type !== "Identifier") return;
        if (!skips.has(node.property.name)) return;
        findings.push({ path, line: lineAt(tree.read(path), node.start), message: `It has ${node.property.name}().` });
      });
      return findings;
    });
}
