import { describe, expect, test } from "vitest";
import { fieldPattern, fieldPatterns, fitsPattern } from "./fieldPatterns.ts";
import { validateField } from "./validateField.ts";

test("a pattern's lengths are those of its shortest and longest values", () => {
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
    expect(others, `${row.id} accepts other lengths`).toEqual([]);
  }
});

describe("cases beyond the examples", () => {
  test.each([
    [12, "1900-02-29", false],
    [12, "0004-02-29", true],
    [12, "2024-04-31", false],
    [13, "04-31-2024", false],
  ])("pattern %i knows the calendar: %s", (id, value, fits) => {
    expect(fitsPattern(fieldPattern(id), value)).toBe(fits);
  });

  test("Korean typed as single letters is Korean, and counts as syllables", () => {
    const taken = "김철수".normalize("NFD");
    expect(taken).toHaveLength(8);
    expect(validateField({ required: true, patternId: 14, minLength: 3, maxLength: 3 }, taken)).toBeUndefined();
  });

  test("each part of a full name has a letter", () => {
    expect(fitsPattern(fieldPattern(18), "Kim -")).toBe(false);
    expect(fitsPattern(fieldPattern(18), "' Lee")).toBe(false);
  });

  test("an unknown pattern number is left to the platform", () => {
    expect(fieldPattern(99).id).toBe(0);
    expect(fieldPattern(undefined).id).toBe(0);
  });

  test.each(fieldPatterns)("pattern $id judges a very long value at once", (row) => {
    for (const unit of ["a", "a ", "가", "1-", "a@b.", "김 "]) {
      const value = unit.repeat(20_000);
      expect(typeof fitsPattern(row, `${value}\n`)).toBe("boolean");
    }
  });
});
