import type { Node } from "oxc-parser";
import type { Finding, Tree } from "../lib/checkRule.ts";
import { lineAt, walk } from "../lib/syntax.ts";

export const name = "conditional-spreads";
export const reason =
  "optional props and options accept undefined (`readonly note?: string | undefined`), so pass `note={note}` instead of `{...(note && { note })}`, and `...defined({ note })` where a key must be absent. If that is not possible, say why in a comment on the line above.";

const code = /^packages\/(?:runtime|ui)\/src\/.*(?<!\.test|\.stories)\.tsx?$/;
const comment = /^\s*(?:\/\/|\/\*|\*|\{\/\*)/;

/** Whether a node is `...(condition && { … })`, in an object or among the attributes of an element. */
function isConditionalSpread(node: Node): boolean {
  if (node.type !== "SpreadElement" && node.type !== "JSXSpreadAttribute") return false;
  let { argument } = node;
  while (argument.type === "ParenthesizedExpression") argument = argument.expression;
  return (
    argument.type === "LogicalExpression" && argument.operator === "&&" && argument.right.type === "ObjectExpression"
  );
}

export function run(tree: Tree): readonly Finding[] {
  return tree.files
    .filter((path) => code.test(path))
    .flatMap((path) => {
      const text = tree.read(path);
      const lines = text.split("\n");
      const findings: Finding[] = [];
      walk(tree.parse(path), (node) => {
        if (!isConditionalSpread(node)) return;
        const line = lineAt(text, node.start);
        if (!comment.test(lines[line - 2] ?? ""))
          findings.push({ path, line, message: "a spread with a condition, without a comment that gives its reason." });
      });
      return findings;
    });
}
