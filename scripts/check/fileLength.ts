import type { Node } from "oxc-parser";
import type { Finding, Tree } from "../lib/checkRule.ts";
import { lineAt } from "../lib/syntax.ts";

const LIMIT = 300;
/** The share of its lines that makes a file a table. */
const TABLE_SHARE = 0.8;

export const name = "file-length";
export const reason = `a file of more than ${LIMIT} lines does more than one thing. Tables (at least four fifths of the lines are plain data at top level), generated files, tests and stories are left out.`;

const source = /^(packages|scripts|e2e|\.storybook)\/.*\.(ts|tsx|mjs)$|^[^/]+\.ts$/;
const exempt = /\.gen\.|\.(test|spec|stories)\.tsx?$/;

/** Whether it is pure data: literals, lists, objects and references, without any code. */
function isData(node: Node | null): boolean {
  if (node === null) return true;
  switch (node.type) {
    case "Literal":
    case "Identifier":
      return true;
    case "TSAsExpression":
    case "TSSatisfiesExpression":
      return isData(node.expression);
    case "UnaryExpression":
      return isData(node.argument);
    case "SpreadElement":
      return isData(node.argument);
    case "MemberExpression":
      return isData(node.object);
    case "TemplateLiteral":
      return node.expressions.every(isData);
    case "ArrayExpression":
      return node.elements.every(isData);
    case "ObjectExpression":
      return node.properties.every((property) =>
        property.type === "Property" ? isData(property.value) : isData(property),
      );
    default:
      return false;
  }
}

function dataLines(tree: Tree, path: string): number {
  const text = tree.read(path);
  let lines = 0;
  for (const statement of tree.parse(path).body) {
    const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declaration?.type !== "VariableDeclaration") continue;
    if (!declaration.declarations.every(({ init }) => init !== null && isData(init))) continue;
    lines += lineAt(text, statement.end) - lineAt(text, statement.start) + 1;
  }
  return lines;
}

export function run(tree: Tree): readonly Finding[] {
  return tree.files
    .filter((path) => source.test(path) && !exempt.test(path))
    .flatMap((path) => {
      const lines = tree.read(path).trimEnd().split("\n").length;
      if (lines <= LIMIT || dataLines(tree, path) >= lines * TABLE_SHARE) return [];
      return [{ path, message: `${lines} lines. Split it by subject.` }];
    });
}
