import { describe, expect, test } from "vitest";
import { fieldPattern, fieldPatterns, fitsPattern } from "./fieldPatterns.ts";
import { validateField } from "./validateField.ts";

/** Five rows of the ledger at a time, by the number of their first pattern. */
const groups = [
  { first: 0, title: "VF-P00 VF-P01 VF-P02 VF-P03 VF-P04 take their own examples and refuse the others" },
  { first: 5, title: "VF-P05 VF-P06 VF-P07 VF-P08 VF-P09 take their own examples and refuse the others" },
  { first: 10, title: "VF-P10 VF-P11 VF-P12 VF-P13 VF-P14 take their own examples and refuse the others" },
  { first: 15, title: "VF-P15 VF-P16 VF-P17 VF-P18 VF-P19 take their own examples and refuse the others" },
  { first: 20, title: "VF-P20 VF-P21 VF-P22 VF-P23 take their own examples and refuse the others" },
];

/** What the form says to a value, with the lengths that the examples were written for. */
function accepts(id: number, value: string): boolean {
  const { min, max } = fieldPattern(id).examplesFor;
  return validateField({ required: true, patternId: id, minLength: min, maxLength: max }, value) === undefined;
}

test.each(groups)("$title", ({ first }) => {
  for (const row of fieldPatterns.slice(first, first + 5)) {
    for (const value of row.accepts) expect(accepts(row.id, value), `${row.id} takes ${value}`).toBe(true);
    for (const value of row.refuses) expect(accepts(row.id, value), `${row.id} refuses ${value}`).toBe(false);
  }
});

test("the 24 patterns stand under their numbers, each with examples of both kinds", () => {
  expect(fieldPatterns.map(({ id }) => id)).toEqual(Array.from({ length: 24 }, (_, id) => id));
  for (const { accepts: taken, refuses } of fieldPatterns)
    expect(Math.min(taken.length, refuses.length)).toBeGreaterThan(0);
});

test("the lengths that a pattern makes are those of its shortest and longest values", () => {
  const shortest: Readonly<Record<number, string>> = {
    3: "a@b.co",
    12: "2000-01-01",
    13: "01-01-2000",
    17: "aA1!",
    18: "A B",
  };
  for (const row of fieldPatterns) {
    const [least, most] = "length" in row ? row.length : [1];
    const value =
      shortest[row.id] ??
      [...row.accepts].map((text) => [...text].filter((letter) => fitsPattern(row, letter))[0])[0] ??
      "";
    expect([...value].length, `${row.id}`).toBe(least);
    expect(fitsPattern(row, value), `${row.id} takes ${value}`).toBe(true);
    for (let at = 0; at < value.length; at += 1) {
      const shorter = value.slice(0, at) + value.slice(at + 1);
      expect(least > 1 && fitsPattern(row, shorter), `${row.id} takes ${shorter}`).toBe(false);
    }
    const others = row.accepts.filter((text) => most !== undefined && text.length !== most);
    expect(others, `${row.id} takes other lengths`).toEqual([]);
  }
});

describe("what the examples leave open", () => {
  test.each([
    [12, "1900-02-29", false],
    [12, "0004-02-29", true],
    [12, "2024-04-31", false],
    [13, "04-31-2024", false],
  ])("pattern %i knows the calendar: %s", (id, value, fits) => {
    expect(fitsPattern(fieldPattern(id), value)).toBe(fits);
  });

  test("Korean that was typed as single letters is Korean, and counts as syllables", () => {
    const taken = "김철수".normalize("NFD");
    expect(taken).toHaveLength(8);
    expect(validateField({ required: true, patternId: 14, minLength: 3, maxLength: 3 }, taken)).toBeUndefined();
  });

  test("each part of a full name has a letter", () => {
    expect(fitsPattern(fieldPattern(18), "Kim -")).toBe(false);
    expect(fitsPattern(fieldPattern(18), "' Lee")).toBe(false);
  });

  test("a number that nobody knows is left to the platform", () => {
    expect(fieldPattern(99).id).toBe(0);
    expect(fieldPattern(undefined).id).toBe(0);
  });

  test.each(fieldPatterns)("pattern $id answers at once to a very long value", (row) => {
    for (const unit of ["a", "a ", "가", "1-", "a@b.", "김 "]) {
      const value = unit.repeat(20_000);
      expect(typeof fitsPattern(row, `${value}\n`)).toBe("boolean");
    }
  });
});
