import type { Node } from "oxc-parser";
import type { Finding, Tree } from "../lib/checkRule.ts";
import { lineAt, walk } from "../lib/syntax.ts";
import { textFileAt } from "../lib/textFileAt.ts";

export const name = "text-values";
export const reason =
  "a text fills in what the code passes to it: a value without a placeholder is never seen, and a placeholder without a value shows its braces.";

const code = /^packages\/runtime\/src\/.*(?<!\.test)\.tsx?$/;

/** A call of `t` with a key that is written out. */
interface TextUse {
  readonly key: string;
  readonly values: readonly string[];
  readonly start: number;
}

/** The names in `{ age, name: read(name) }`; `undefined` for anything other than such an object. */
function namesIn(node: Node | undefined): readonly string[] | undefined {
  if (node === undefined) return [];
  if (node.type !== "ObjectExpression") return undefined;
  const names = node.properties.flatMap((property) =>
    property.type === "Property" && property.key.type === "Identifier" ? [property.key.name] : [],
  );
  return names.length === node.properties.length ? names : undefined;
}

function literal(node: Node | undefined): string | undefined {
  return node?.type === "Literal" && typeof node.value === "string" ? node.value : undefined;
}

/** A module's use of texts: the files that it reads, and its calls. */
function usesIn(program: Node): { readonly files: readonly string[]; readonly uses: readonly TextUse[] } {
  const files: string[] = [];
  const uses: TextUse[] = [];
  walk(program, (node) => {
    if (node.type !== "CallExpression" || node.callee.type !== "Identifier") return;
    const [first, second] = node.arguments;
    if (node.callee.name === "useTranslation") files.push(literal(first) ?? "core");
    const key = node.callee.name === "t" ? literal(first) : undefined;
    const values = namesIn(second);
    if (key !== undefined && values !== undefined) uses.push({ key, values, start: node.start });
  });
  return { files, uses };
}

/** A text of a key, or one of its plural forms. */
interface FoundText {
  readonly path: string;
  readonly text: string;
  readonly counts: boolean;
}

/** Every text of a key, in each language and in each of the files that have it. */
function textsOf(tree: Tree, files: readonly string[], key: string): readonly FoundText[] {
  return tree.files.flatMap((path) => {
    const file = textFileAt(path);
    if (file === undefined || !files.includes(file)) return [];
    const texts = Object.entries(JSON.parse(tree.read(path)) as Readonly<Record<string, string>>);
    return texts.flatMap(([each, text]) => {
      const [, stem, form] = /^(.+?)(_(?:zero|one|two|few|many|other))?$/.exec(each) ?? [];
      return each === key || (form !== undefined && stem === key) ? [{ path, text, counts: each !== key }] : [];
    });
  });
}

/** The values that a text takes. A plural form is chosen by the count, whether it shows the count or not. */
function valuesOf({ text, counts }: FoundText): string {
  const shown = [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/gu)].map(([, value = ""]) => value);
  return [...new Set([...shown, ...(counts ? ["count"] : [])])].toSorted().join();
}

export function run(tree: Tree): readonly Finding[] {
  return tree.files
    .filter((path) => code.test(path))
    .flatMap((path) => {
      const { files, uses } = usesIn(tree.parse(path));
      return uses.flatMap(({ key, values, start }) =>
        textsOf(tree, files, key)
          .filter((found) => valuesOf(found) !== values.toSorted().join())
          .map(({ path: texts, text }) => ({
            path,
            line: lineAt(tree.read(path), start),
            message: `t("${key}") passes ${values.join(", ") || "nothing"}; in ${texts} it reads "${text}".`,
          })),
      );
    });
}
