import { storyNameFromExport } from "storybook/internal/csf";
import type { Tree } from "../lib/checkRule.ts";
import { titlesIn } from "../lib/titles.ts";
import { type Mistake, plant } from "./mistake.ts";
import { runnerOf } from "./runnerOf.ts";

/** The placeholders of tests made from rows: %s, $name, and the parts of a template, which are ignored. */
const filledIn = /%[a-z#]|\$[\w.]+| {2,}|^ | $/;
/** Fewer common characters prove nothing. */
const LEAST_IN_COMMON = 4;

/** The titles of a test file's tests; a story without a name of its own has that of its export. */
function titlesOf(tree: Tree, test: string): readonly string[] {
  const program = tree.parse(test);
  const titles = titlesIn(program).flatMap(({ kind, title }) => (kind === "describe" ? [] : [title]));
  if (runnerOf(test) !== "stories") return titles;
  const stories = program.body.flatMap((statement) => {
    if (statement.type !== "ExportNamedDeclaration" || statement.declaration?.type !== "VariableDeclaration") return [];
    return statement.declaration.declarations.flatMap(({ id }) =>
      id.type === "Identifier" ? [storyNameFromExport(id.name)] : [],
    );
  });
  return [...titles, ...stories];
}

/** How far the end of one text is the beginning of another. */
function overlap(first: string, second: string): number {
  for (let length = Math.min(first.length, second.length); length > 0; length--)
    if (first.endsWith(second.slice(0, length))) return length;
  return 0;
}

/** Whether a test of this title may be the named one: of titles made from rows, only the fixed parts are known here. */
function mayBe(title: string, red: string, source: string): boolean {
  const pieces = title.split(filledIn);
  if (pieces.length === 1) return title.includes(red);
  // Within what is filled in: a text of the file's own rows, or the id of a row that is read from elsewhere.
  if (source.includes(red) || !red.includes(" ")) return true;
  return pieces.some((piece) => {
    const whole = piece.length >= LEAST_IN_COMMON && red.includes(piece);
    return whole || Math.max(overlap(piece, red), overlap(red, piece)) >= LEAST_IN_COMMON;
  });
}

/** Why a listed mistake can no longer be made, or caught by its test; `undefined` if it can. */
export function staleReason(tree: Tree, { file, find, replace, test, red }: Mistake): string | undefined {
  if (!tree.files.includes(file)) return `there is no ${file}`;
  if (plant({ find, replace }, tree.read(file)) === undefined)
    return `its text to find does not occur exactly once in ${file}`;
  if (!tree.files.includes(test) || runnerOf(test) === undefined) return `there is no test file ${test}`;
  if (!titlesOf(tree, test).some((title) => mayBe(title, red, tree.read(test))))
    return `${test} has no test whose title contains "${red}"`;
  return undefined;
}
