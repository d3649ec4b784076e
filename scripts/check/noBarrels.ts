import type { Finding, Tree } from "../lib/checkRule.ts";

export const name = "no-barrels";
export const reason =
  "a file that only re-exports hides where things are, imports everything at once and invites cycles. Import the file itself.";

const source = /^(packages|scripts|e2e|\.storybook)\/.*\.tsx?$/;

export function run(tree: Tree): readonly Finding[] {
  return tree.files
    .filter((path) => source.test(path))
    .flatMap((path) => {
      const { body } = tree.parse(path);
      const passesOn = body.some(({ type }) => type === "ExportAllDeclaration" || type === "ExportNamedDeclaration");
      const onlyPassesOn = body.every(
        (statement) =>
          statement.type === "ImportDeclaration" ||
          statement.type === "ExportAllDeclaration" ||
          (statement.type === "ExportNamedDeclaration" &&
            statement.declaration === null &&
            statement.specifiers.length > 0),
      );
      return passesOn && onlyPassesOn ? [{ path, message: "It contains only imports and re-exports." }] : [];
    });
}
