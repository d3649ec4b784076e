import type { CallExpression, Node, Program } from "oxc-parser";
import { walk } from "./syntax.ts";

/** A title in the source of a test file. */
interface TestTitle {
  /** A `name` is a story's title if it is the story's own; elsewhere it may be that of a row in a table of tests. */
  readonly kind: "describe" | "test" | "story" | "name";
  /** After the titles of the describes around it. What a template is filled with is a space. */
  readonly title: string;
  /** The tags of the test and of the describes around it, with their `@`; only Playwright has them. */
  readonly tags: readonly string[];
  /** The title's own node. */
  readonly node: Node;
}

const testFunctions: ReadonlySet<string> = new Set(["it", "test"]);

/** The names of functions with a title: `it` and `test`, also where a file imports them by another name. */
function testFunctionsOf({ body }: Program): ReadonlySet<string> {
  const specifiers = body.flatMap((statement) => (statement.type === "ImportDeclaration" ? statement.specifiers : []));
  const renamed = specifiers.flatMap((specifier) => {
    if (specifier.type !== "ImportSpecifier" || specifier.imported.type !== "Identifier") return [];
    return testFunctions.has(specifier.imported.name) ? [specifier.local.name] : [];
  });
  return new Set([...testFunctions, ...renamed]);
}

/** The name that a call starts with: `it` in `it.each(rows)("…")`. */
function firstName(callee: Node): string | undefined {
  if (callee.type === "Identifier") return callee.name;
  if (callee.type === "MemberExpression") return firstName(callee.object);
  if (callee.type === "CallExpression") return firstName(callee.callee);
  if (callee.type === "TaggedTemplateExpression") return firstName(callee.tag);
  return undefined;
}

/** Whether a call is a describe: `describe("…")`, `describe.each(rows)("…")`, `test.describe("…")`. */
function isDescribe(callee: Node): boolean {
  if (callee.type === "CallExpression") return isDescribe(callee.callee);
  if (callee.type !== "MemberExpression") return callee.type === "Identifier" && callee.name === "describe";
  return (callee.property.type === "Identifier" && callee.property.name === "describe") || isDescribe(callee.object);
}

function textOf(node: Node | undefined): string | undefined {
  if (node?.type === "Literal" && typeof node.value === "string") return node.value;
  if (node?.type === "TemplateLiteral") return node.quasis.map(({ value }) => value.cooked ?? value.raw).join(" ");
  return undefined;
}

const isKey = (node: Node, name: string): boolean =>
  node.type === "Property" && node.key.type === "Identifier" && node.key.name === name;

/** The tags after a title: `{ tag: "@guest" }` or `{ tag: ["@guest", "@RT-055"] }`, also those of a condition. */
function tagsOf({ arguments: [, details] }: CallExpression): readonly string[] {
  const tags: string[] = [];
  for (const property of details?.type === "ObjectExpression" ? details.properties : [])
    if (isKey(property, "tag")) walk(property, (node) => tags.push(textOf(node) ?? ""));
  return tags.filter((tag) => tag.startsWith("@"));
}

const isDescribeCall = (node: Node): node is CallExpression =>
  node.type === "CallExpression" && isDescribe(node.callee) && textOf(node.arguments[0]) !== undefined;

function titledNode(
  node: Node,
  ancestors: readonly Node[],
  functions: ReadonlySet<string>,
): Pick<TestTitle, "kind" | "node"> | undefined {
  if (node.type === "Property" && isKey(node, "name")) {
    const isOwn =
      ancestors.at(-2)?.type === "VariableDeclarator" && ancestors.at(-4)?.type === "ExportNamedDeclaration";
    return { kind: isOwn ? "story" : "name", node: node.value };
  }
  const [first] = node.type === "CallExpression" ? node.arguments : [];
  if (node.type !== "CallExpression" || first === undefined) return undefined;
  if (isDescribe(node.callee)) return { kind: "describe", node: first };
  return functions.has(firstName(node.callee) ?? "") ? { kind: "test", node: first } : undefined;
}

/** The titles in a test file, in order. */
export function titlesIn(program: Program): readonly TestTitle[] {
  const functions = testFunctionsOf(program);
  const titles: TestTitle[] = [];
  walk(program, (node, ancestors) => {
    const titled = titledNode(node, ancestors, functions);
    const text = textOf(titled?.node);
    if (titled === undefined || text === undefined) return;
    const describes = ancestors.filter(isDescribeCall);
    const calls = node.type === "CallExpression" ? [...describes, node] : describes;
    const around = describes.map(({ arguments: [title] }) => textOf(title));
    titles.push({ ...titled, title: [...around, text].join(" "), tags: calls.flatMap(tagsOf) });
  });
  return titles;
}
