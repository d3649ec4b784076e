import type { BrandSource } from "@livery/brand/brandSource.ts";
import type { Problem } from "@livery/brand/problem.ts";
import { expect, test } from "vitest";
import type { Selection } from "../../../selectBrands.ts";
import { fixSelection } from "./fixSelection.ts";

/** A brand whose text is a word, and whose problems are found by reading it: `a` must become `b`, and so on. */
function selectionOf(text: string, find: (text: string) => readonly Problem[]): Selection {
  const source: BrandSource = { id: "one", file: "brands/one/brand.json", text, locales: [], assets: [] };
  const problems = find(text);
  return {
    existing: ["one"],
    ids: ["one"],
    brands: [],
    problems,
    errors: problems.length,
    sources: [source],
    with: ([changed]: readonly BrandSource[]) => selectionOf(changed?.text ?? "", find),
  } as unknown as Selection;
}

/** An error at each letter of `wrong`, with a fix that replaces it. */
function errorsAt(text: string, wrong: Readonly<Record<string, string>>): Problem[] {
  return [...text].flatMap((letter, offset) => {
    const right = wrong[letter];
    if (right === undefined) return [];
    const fix = { title: "", edits: [{ offset, length: 1, text: right }] };
    const place = { file: "brands/one/brand.json", line: 1, column: offset + 1, endColumn: offset + 2 };
    return [{ code: "LIV1601", severity: "error", ...place, pointer: `/${offset}`, message: "", frame: "", fix }];
  });
}

const textOf = ({ selection }: ReturnType<typeof fixSelection>): string | undefined => selection.sources[0]?.text;

test("it continues until nothing is left to fix", () => {
  const fixed = fixSelection(selectionOf("a-a-x", (text) => [...errorsAt(text, { a: "x" })]));
  expect(textOf(fixed)).toBe("x-x-x");
  expect(fixed.changes).toEqual([
    { file: "brands/one/brand.json", pointer: "/0", from: "a", to: "x" },
    { file: "brands/one/brand.json", pointer: "/2", from: "a", to: "x" },
  ]);
});

test("in a harmful round, only the harmless fixes are applied", () => {
  // As soon as the third letter is an x, all others are wrong.
  const find = (text: string): Problem[] =>
    text[2] === "x" ? errorsAt(text.padEnd(9, "!"), { x: "", "!": "" }) : errorsAt(text, { a: "x" });
  const fixed = fixSelection(selectionOf("aaa", find));
  expect(textOf(fixed)).toBe("xxa");
});

test("a value that is changed twice is one change", () => {
  const find = (text: string): Problem[] => {
    if (text === "bb") return errorsAt("b", { b: "c" }).map((problem) => ({ ...problem, code: "LIV1302" }));
    return errorsAt(text, { a: "b" });
  };
  expect(fixSelection(selectionOf("aa", find)).changes).toEqual([
    { file: "brands/one/brand.json", pointer: "/0", from: "a", to: "c" },
    { file: "brands/one/brand.json", pointer: "/1", from: "a", to: "b" },
  ]);
});

test("fixes that undo each other come to an end", () => {
  let round = 0;
  const find = (text: string): Problem[] => {
    round += 1;
    return errorsAt(text, { a: "b", b: "a" }).map((problem) => ({ ...problem, pointer: `/${round}` }));
  };
  expect(textOf(fixSelection(selectionOf("ab", find)))).toBe("ab");
});
