import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { fieldPattern, fieldPatterns, fitsPattern } from "./fieldPatterns.ts";
import { registerRows } from "./registerRows.ts";
import { validateField } from "./validateField.ts";

const register = readFileSync(new URL("../../../docs/requirements.md", import.meta.url), "utf8");

/** The 24 rows VF-P00 … of docs/requirements.md. */
const rows = registerRows(register)
  .filter(({ id }) => /^VF-P\d\d$/.test(id))
  .map(({ id: row, cells: [id = "", , rule = "", valid = "", invalid = ""] }) => ({
    row,
    id: Number(id),
    clause: `${row}a`,
    pattern: fieldPattern(Number(id)),
    rule,
    source: /`(\^.+\$)`/.exec(rule)?.[1] ?? "no regular expression",
    valid: [...valid.matchAll(/`([^`]+)`/g)].map(([, value = ""]) => value),
    /** Values, the word tab, and lengths. */
    invalid: [...invalid.matchAll(/`([^`]+)`|\b(tab|length \d+)\b/g)].map(([, value, word]) => value ?? `<${word}>`),
  }));

type Row = (typeof rows)[number];

/** What a rule says in words in addition to its regular expression. */
const words: readonly { readonly said: string; readonly holds: (value: string) => boolean }[] = [
  { said: "a real calendar day", holds: (value) => isDay(value.split("-")) },
  { said: "a real day", holds: (value) => isDay([value.slice(6), ...value.slice(0, 5).split("-")]) },
  { said: "each part has ≥ 1 letter", holds: (value) => value.split(" ").every((part) => /\p{L}/u.test(part)) },
  { said: "minus half-width", holds: (value) => !/[\uFF61-\uFF9F]/.test(value) },
];

function isDay(parts: readonly string[]): boolean {
  const [year = 0, month = 0, day = 0] = parts.map(Number);
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return day <= ([31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0);
}

function rangeOf(first: number, last: number): readonly string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}

/** Letters, digits, symbols and spaces of the scripts that the rules name, and of others. */
const characters = [
  ...rangeOf(0x00, 0x17f),
  ...rangeOf(0x300, 0x36f),
  ...rangeOf(0x410, 0x430),
  ...rangeOf(0xe00, 0xe5f),
  ...rangeOf(0x1100, 0x1120),
  ...rangeOf(0x2000, 0x206f),
  ...rangeOf(0x3000, 0x3130),
  ...rangeOf(0x4e00, 0x4e10),
  ...rangeOf(0xac00, 0xac10),
  ...rangeOf(0xff00, 0xffef),
  ...rangeOf(0x20000, 0x20004),
  ...rangeOf(0x1f600, 0x1f604),
];

/** Variants of the examples with an extra or a different character that are judged differently than the row says. */
function judgedWrongly({ pattern, rule, source, valid }: Row): readonly string[] {
  const beside = words.filter(({ said }) => rule.includes(said));
  const expected = new RegExp(source, "u");
  const normal = (value: string): string => (rule.includes("after NFC") ? value.normalize("NFC") : value);
  const isRight = (value: string): boolean =>
    expected.test(normal(value)) && beside.every(({ holds }) => holds(normal(value)));
  const longer = valid.flatMap((value) =>
    characters.flatMap((one) => [one, one + value, value.slice(0, 1) + one + value.slice(1), value + one]),
  );
  const other = valid.flatMap((value) =>
    [...value].flatMap((_, at) => [..."0123456789aZ "].map((one) => value.slice(0, at) + one + value.slice(at + 1))),
  );
  return [...longer, ...other].filter((value) => fitsPattern(pattern, value) !== isRight(value));
}

/** The lengths that the row's examples assume. */
function lengthsOf(rule: string): { readonly min: number; readonly max: number } {
  const [, day] = /min\/max (\d+)/.exec(rule) ?? [];
  const [, max = 12] = /examples max (\d+)/.exec(rule) ?? [];
  return day === undefined ? { min: 2, max: Number(max) } : { min: Number(day), max: Number(day) };
}

/** Resolves values that the row writes in words: a tab and values of a given length. */
function asWritten(values: readonly string[], cell: readonly string[]): readonly string[] {
  return values.map((value, index) => {
    const described = [value.includes("\t") ? "<tab>" : "", `<length ${value.length}>`];
    return described.find((word) => word === cell[index]) ?? value;
  });
}

describe("the 24 rules match docs/requirements.md", () => {
  test("each has a row, in the order of their numbers", () => {
    expect(fieldPatterns.map(({ id }) => id)).toEqual(Array.from({ length: 24 }, (_, id) => id));
    expect(rows.map(({ id }) => id)).toEqual(fieldPatterns.map(({ id }) => id));
    expect(rows.map(({ row }) => row)).toEqual(rows.map(({ id }) => `VF-P${`${id}`.padStart(2, "0")}`));
  });

  test.each(rows)("$clause accepts and rejects what its rule and its examples say", (row) => {
    const { accepts, refuses, examplesFor } = row.pattern;
    expect(examplesFor).toEqual(lengthsOf(row.rule));
    expect(accepts).toEqual(row.valid);
    expect(asWritten(refuses, row.invalid)).toEqual(row.invalid);
    const rule = { required: true, patternId: row.id, minLength: examplesFor.min, maxLength: examplesFor.max };
    for (const value of accepts) expect(validateField(rule, value), value).toBeUndefined();
    for (const value of refuses) {
      const message = value.trim() === "" ? "in_required" : `in_pattern_${row.id}`;
      expect(validateField(rule, value)?.message, value).toBe(message);
    }
    expect(judgedWrongly(row)).toEqual([]);
  });
});
