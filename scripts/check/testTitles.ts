import type { Node } from "oxc-parser";
import type { Finding, Tree } from "../lib/checkRule.ts";
import { lineAt, walk } from "../lib/syntax.ts";
import { parseRegister } from "../trace/register.ts";
import { titleProblems, titleRule } from "../trace/titleProblems.ts";

export const name = "test-titles";
export const reason = titleRule;

const tests = /^(packages|scripts|e2e)\/.*\.(test|spec|stories)\.tsx?$/;
const testFunctions = new Set(["it", "test"]);

/** The name that a call starts with: `it` in `it.each(rows)("…")`. */
function firstName(callee: Node): string | undefined {
  if (callee.type === "Identifier") return callee.name;
  if (callee.type === "MemberExpression") return firstName(callee.object);
  if (callee.type === "CallExpression") return firstName(callee.callee);
  if (callee.type === "TaggedTemplateExpression") return firstName(callee.tag);
  return undefined;
}

function titleOf(argument: Node | undefined): string | undefined {
  if (argument?.type === "Literal" && typeof argument.value === "string") return argument.value;
  if (argument?.type === "TemplateLiteral")
    return argument.quasis.map(({ value }) => value.cooked ?? value.raw).join(" ");
  return undefined;
}

/** Whether a call is a describe: `describe("…")`, `describe.each(rows)("…")`, `test.describe("…")`. */
function isDescribe(callee: Node): boolean {
  if (callee.type === "CallExpression") return isDescribe(callee.callee);
  if (callee.type !== "MemberExpression") return callee.type === "Identifier" && callee.name === "describe";
  return (callee.property.type === "Identifier" && callee.property.name === "describe") || isDescribe(callee.object);
}

function describeTitle(node: Node): string | undefined {
  return node.type === "CallExpression" && isDescribe(node.callee) ? titleOf(node.arguments[0]) : undefined;
}

/** The titles of tests in a file, after those of the describes around them; a story's own `name` is one as well. */
export function titlesIn(program: Node): readonly { title: string; start: number }[] {
  const titles: { title: string; start: number }[] = [];
  walk(program, (node, ancestors) => {
    const isCall = node.type === "CallExpression" && !isDescribe(node.callee);
    const isTest = isCall && testFunctions.has(firstName(node.callee) ?? "");
    const isName = node.type === "Property" && node.key.type === "Identifier" && node.key.name === "name";
    const title = isTest ? titleOf(node.arguments[0]) : isName ? titleOf(node.value) : undefined;
    const describes = ancestors.flatMap((ancestor) => describeTitle(ancestor) ?? []);
    if (title !== undefined) titles.push({ title: [...describes, title].join(" "), start: node.start });
  });
  return titles;
}

export function run(tree: Tree): readonly Finding[] {
  const faultsOf = titleProblems(parseRegister(tree.read("docs/requirements.md")));
  return tree.files
    .filter((path) => tests.test(path))
    .flatMap((path) =>
      titlesIn(tree.parse(path)).flatMap(({ title, start }) =>
        faultsOf(title).map((message) => ({ path, line: lineAt(tree.read(path), start), message })),
      ),
    );
}
