import type { Node } from "oxc-parser";
import type { Finding, Tree } from "../lib/checkRule.ts";
import { lineAt, walk } from "../lib/syntax.ts";

export const name = "story-of-each";
export const reason =
  "stories are the index and the tests of the interface: a component that no story's meta names as `component` or in `subcomponents` cannot be found there, and is not tested in every brand.";

const stories = /^packages\/ui\/src\/.*\.stories\.tsx$/;
/** Helpers of stories are not components of the interface. */
const component = /^packages\/ui\/src\/(?!stories\/)[^.]*\.tsx$/;

interface NamedFunction {
  readonly name: string;
  readonly start: number;
}

/** The components that a file exports: functions whose names start with a capital. */
function exportedComponents(tree: Tree, path: string): readonly NamedFunction[] {
  return tree.parse(path).body.flatMap((statement) => {
    if (statement.type !== "ExportNamedDeclaration" || statement.declaration?.type !== "FunctionDeclaration") return [];
    const { id } = statement.declaration;
    return id && /^[A-Z]/.test(id.name) ? [{ name: id.name, start: statement.start }] : [];
  });
}

/** The components that the stories' metas name. */
function shownComponents(tree: Tree): ReadonlySet<string> {
  const shown = new Set<string>();
  const take = (value: Node) => {
    if (value.type === "Identifier") shown.add(value.name);
    if (value.type !== "ObjectExpression") return;
    for (const property of value.properties) if (property.type === "Property") take(property.value);
  };
  for (const path of tree.files.filter((file) => stories.test(file))) {
    walk(tree.parse(path), (node) => {
      if (node.type !== "Property" || node.key.type !== "Identifier") return;
      if (node.key.name === "component" || node.key.name === "subcomponents") take(node.value);
    });
  }
  return shown;
}

export function run(tree: Tree): readonly Finding[] {
  const shown = shownComponents(tree);
  return tree.files
    .filter((path) => component.test(path))
    .flatMap((path) =>
      exportedComponents(tree, path)
        .filter(({ name: exported }) => !shown.has(exported))
        .map(({ name: exported, start }) => ({
          path,
          line: lineAt(tree.read(path), start),
          message: `No story names ${exported}: make it the component, or one of the subcomponents, of a stories' meta.`,
        })),
    );
}
