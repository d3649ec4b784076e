import type { Expression, Node } from "oxc-parser";
import type { Finding, Tree } from "../lib/checkRule.ts";
import { lineAt, walk } from "../lib/syntax.ts";

export const name = "money-literals";
export const reason =
  "an amount that is written in code is in whole units, `major(10_000)`, and becomes minor units only by toMinor with the currency's decimals: a number of minor units is right in one currency and a hundred times too much in another.";

/** Tests count in the minor units of their merchant. The page of a demonstration game shows what its table says. */
const code =
  /^packages\/(?:brand|cli|gateway|platform|product|runtime|ui)\/src\/(?!.*\/testing\/|testing\/|server\/games\/client\/).*(?<!\.test|\.stories)\.tsx?$/;

/** The home of the conversion. */
const HOME = "packages/product/src/money.ts";

const WRITE_UNITS = "write whole units and convert them: toMinor(major(10_000), decimals).";

/** Whether an expression is a number that is written in the code, other than 0. */
function isNumber(node: Expression | Node, constants: ReadonlySet<string>): boolean {
  if (node.type === "Literal") return typeof node.value === "number" && node.value !== 0;
  if (node.type === "Identifier") return constants.has(node.name);
  if (node.type === "UnaryExpression") return isNumber(node.argument, constants);
  if (node.type === "BinaryExpression") return isNumber(node.left, constants) && isNumber(node.right, constants);
  if (node.type === "ArrayExpression")
    return node.elements.some((element) => element !== null && isNumber(element, constants));
  return false;
}

/** The names of the constants of a file that are numbers. */
function constantsOf(program: Node): ReadonlySet<string> {
  const names = new Set<string>();
  walk(program, (node) => {
    if (node.type === "VariableDeclarator" && node.id.type === "Identifier" && node.init && isNumber(node.init, names))
      names.add(node.id.name);
  });
  return names;
}

const isNamed = (node: Node, ...names: readonly string[]) => node.type === "Identifier" && names.includes(node.name);

/** Whether an expression says how many decimals a currency has. */
function saysDecimals(node: Node): boolean {
  let found = false;
  walk(node, (inner) => {
    found ||= inner.type === "Identifier" && /decimals$/i.test(inner.name);
  });
  return found;
}

function problemOf(node: Node, constants: ReadonlySet<string>): string | undefined {
  if (node.type === "CallExpression") {
    const [argument] = node.arguments;
    if (isNamed(node.callee, "minor") && argument !== undefined && isNumber(argument, constants))
      return `minor() has a number of minor units: ${WRITE_UNITS}`;
    const { callee } = node;
    const maps = callee.type === "MemberExpression" && isNamed(callee.property, "map");
    if (maps && argument !== undefined && isNamed(argument, "minor") && isNumber(callee.object, constants))
      return `minor() has numbers of minor units: ${WRITE_UNITS}`;
  }
  if (node.type === "TSAsExpression" && node.typeAnnotation.type === "TSTypeReference") {
    const { typeName } = node.typeAnnotation;
    if (isNamed(typeName, "Minor", "Major"))
      return "a number becomes money by minor() or major(), which check it, not by a cast.";
  }
  if (node.type === "BinaryExpression" && node.operator === "**" && saysDecimals(node.right))
    return "the size of a unit is known in one place only: toMinor(major(1), decimals).";
  return undefined;
}

export function run(tree: Tree): readonly Finding[] {
  return tree.files
    .filter((path) => code.test(path) && path !== HOME)
    .flatMap((path) => {
      const program = tree.parse(path);
      const constants = constantsOf(program);
      const findings: Finding[] = [];
      walk(program, (node) => {
        const message = problemOf(node, constants);
        if (message !== undefined) findings.push({ path, line: lineAt(tree.read(path), node.start), message });
      });
      return findings;
    });
}
