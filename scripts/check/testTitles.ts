import type { Node } from "oxc-parser";
import type { Finding, Tree } from "../lib/checkRule.ts";
import { lineAt, walk } from "../lib/syntax.ts";
import { parseLedger, rowIdsIn } from "../trace/ledger.ts";

const LIMIT = 5;
const LEDGER = "docs/requirements.md";

export const name = "test-titles";
export const reason = `a test proves the ledger rows that its title names: rows of ${LEDGER}, at most ${LIMIT} (a title that names more proves none of them well).`;

const tests = /^(packages|scripts|e2e)\/.*\.(test|spec|stories)\.tsx?$/;
const testFunctions = new Set(["it", "test"]);

/** The name that a call begins with: `it` in `it.each(rows)("…")`. */
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

/** The titles of tests in a file; a story's own `name` is one as well. */
function titlesIn(program: Node): readonly { title: string; start: number }[] {
  const titles: { title: string; start: number }[] = [];
  walk(program, (node) => {
    const isTest = node.type === "CallExpression" && testFunctions.has(firstName(node.callee) ?? "");
    const isName = node.type === "Property" && node.key.type === "Identifier" && node.key.name === "name";
    const title = isTest ? titleOf(node.arguments[0]) : isName ? titleOf(node.value) : undefined;
    if (title !== undefined) titles.push({ title, start: node.start });
  });
  return titles;
}

function faultOf(title: string, rows: ReadonlySet<string>): string | undefined {
  const ids = rowIdsIn(title);
  const unknown = ids.filter((id) => !rows.has(id));
  if (unknown.length > 0) return `${unknown.join(", ")}: no such row in ${LEDGER}.`;
  return ids.length > LIMIT ? `${ids.length} rows in one title; split the test.` : undefined;
}

export function run(tree: Tree): readonly Finding[] {
  const rows = new Set(parseLedger(tree.read(LEDGER)).map(({ id }) => id));
  return tree.files
    .filter((path) => tests.test(path))
    .flatMap((path) =>
      titlesIn(tree.parse(path)).flatMap(({ title, start }) => {
        const message = faultOf(title, rows);
        return message === undefined ? [] : [{ path, line: lineAt(tree.read(path), start), message }];
      }),
    );
}
