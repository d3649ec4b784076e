import type { Finding, Tree } from "../lib/checkRule.ts";
import { lineAt } from "../lib/syntax.ts";

export const name = "named-exports";
export const reason =
  "a named export has the same name everywhere, so that it can be found and renamed. Only loaders may require default exports: lazy screens (*.section.tsx), stories' meta, configuration files and the reporter for Playwright.";

const source = /\.(ts|tsx|mjs)$/;
const loaded =
  /\.section\.tsx$|\.stories\.tsx$|\.config\.ts$|^scripts\/progress\/playwrightReporter\.ts$|^\.storybook\/|\.d\.ts$/;

export function run(tree: Tree): readonly Finding[] {
  return tree.files
    .filter((path) => source.test(path) && !loaded.test(path))
    .flatMap((path) =>
      tree
        .parse(path)
        .body.filter(({ type }) => type === "ExportDefaultDeclaration")
        .map(({ start }) => ({ path, line: lineAt(tree.read(path), start), message: "Give this export a name." })),
    );
}
