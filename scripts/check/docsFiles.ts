import { posix } from "node:path";
import type { Finding, Tree } from "../lib/checkRule.ts";
import { documentsIn } from "../lib/documents.ts";
import { lineAt } from "../lib/syntax.ts";

export const name = "docs-files";
export const reason =
  "a source file that the documentation names must exist, and so must the target of a link: a renamed file must not stay behind in a README.";

const sourceFile = /`(?:@livery\/)?([\w./-]+\.(?:tsx?|mjs|js))`/g;
const link = /\]\(([^)#\s:]+)(?:#[^)]*)?\)/g;
/** Names that stand for any file, such as `X.section.tsx`. */
const placeholder = /(^|\/)(X|Name)\.[\w.]+$/;

export function run(tree: Tree): readonly Finding[] {
  return documentsIn(tree).flatMap((path) => {
    const text = tree.read(path);
    const sources = [...text.matchAll(sourceFile)]
      .filter(([, file = ""]) => !placeholder.test(file) && !isSource(file, tree))
      .map(({ 1: file = "", index }) => ({ index, message: `there is no source file ${file}.` }));
    const links = [...text.matchAll(link)]
      .filter(([, target = ""]) => !isThere(posix.normalize(posix.join(posix.dirname(path), target)), tree))
      .map(({ 1: target = "", index }) => ({ index, message: `the link to ${target} leads nowhere.` }));
    return [...sources, ...links].map(({ index, message }) => ({ path, line: lineAt(text, index), message }));
  });
}

/** Documents name a file by the end of its path, or by its package and its path below src/: `product/routes.ts`. */
function isSource(file: string, { files }: Tree): boolean {
  const [first = "", ...rest] = file.split("/");
  const inPackage = `packages/${first}/src/${rest.join("/")}`;
  return files.some((path) => path === file || path === inPackage || path.endsWith(`/${file}`));
}

function isThere(target: string, { files }: Tree): boolean {
  return files.some((path) => path === target || path.startsWith(`${target.replace(/\/$/, "")}/`));
}
