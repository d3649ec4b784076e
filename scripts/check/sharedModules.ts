import type { Finding, Tree } from "../lib/checkRule.ts";
import { lineAt, walk } from "../lib/syntax.ts";

export const name = "shared-modules";
export const reason =
  "unit tests share a process and its modules, so that they load once. A module that one file replaces would or would not be replaced for it, by which files ran before.";

const unitTest = /(?<!\.slow)\.test\.tsx?$/;
const replacing = new Set(["mock", "doMock", "resetModules"]);

export function run(tree: Tree): readonly Finding[] {
  return tree.files
    .filter((path) => unitTest.test(path))
    .flatMap((path) => callsIn(tree, path))
    .map(({ path, start, called }) => ({
      path,
      line: lineAt(tree.read(path), start),
      message: `Hand over what vi.${called} replaces, spy on it, or name the file X.slow.test.ts: each of those has modules of its own.`,
    }));
}

function callsIn(tree: Tree, path: string): readonly { path: string; start: number; called: string }[] {
  const calls: { path: string; start: number; called: string }[] = [];
  walk(tree.parse(path), (node) => {
    if (node.type !== "MemberExpression" || node.property.type !== "Identifier") return;
    const isVitest = node.object.type === "Identifier" && node.object.name === "vi";
    if (isVitest && replacing.has(node.property.name))
      calls.push({ path, start: node.start, called: node.property.name });
  });
  return calls;
}
