import { describe, expect, test } from "vitest";
import { characterName } from "./characterName.ts";
import { hiddenCharacters, replaceHidden } from "./hiddenCharacters.ts";

const namesIn = (text: string): string[] => hiddenCharacters(text).map(({ character }) => characterName(character));

describe("a script or an emoji may need an invisible character", () => {
  test.each([
    ["a Persian verb", "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"],
    ["a Latin word with a Persian ending", "PDF\u200c\u0647\u0627"],
    ["an Arabic letter in its joined form", "\u0661\u0664\u0664\u0665 \u0647\u200d."],
    ["a conjunct of Devanagari", "\u0915\u094d\u200d\u0937 \u0915\u094d\u200c\u0937"],
    ["a half letter at the end of a Malayalam word", "\u0d05\u0d35\u0d28\u0d4d\u200d"],
    ["words of Khmer", "\u1780\u17b6\u200b\u179a"],
    ["words of Thai", "\u0e01\u0e02\u200b\u0e04\u0e07"],
    ["a mark at the end of a Hebrew sentence", "Acme (\u05e9\u05dc\u05d5\u05dd)!\u200f"],
    ["the sign of the dirham", "\u062f.\u0625.\u200f"],
    ["a family", "\u{1f469}\u200d\u{1f469}\u200d\u{1f467}"],
    ["a profession with a tone of skin", "\u{1f469}\u{1f3fd}\u200d\u{1f4bb}"],
    ["a red heart and a keycap", "\u2764\ufe0f 7\ufe0f\u20e3"],
    ["Scotland's flag", "\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}"],
    ["a variant of a Chinese character", "\u845b\u{e0100}\u57ce"],
    ["Mongolian", "\u1821\u180e\u1820\u180b"],
    ["Braille", "\u2813\u2800\u2811"],
    ["lines, and spaces of every width", "a\nb\u00a0c\u3000d\u2009e"],
  ])("in %s", (_what, text) => {
    expect(namesIn(text)).toEqual([]);
    expect(replaceHidden(text, () => "?")).toBe(text);
  });
});

describe("anywhere else it is hidden", () => {
  test.each([
    ["a zero width space after a colour", "#2350e6\u200b", ["U+200B ZERO WIDTH SPACE"]],
    ["a zero width space in Latin", "Ac\u200bme", ["U+200B ZERO WIDTH SPACE"]],
    ["a zero width space at the end of Thai", "\u0e01\u200b", ["U+200B ZERO WIDTH SPACE"]],
    ["a joiner in Latin", "Ac\u200dme", ["U+200D ZERO WIDTH JOINER"]],
    ["a joiner in Hangul", "에\u200d이스", ["U+200D ZERO WIDTH JOINER"]],
    ["two joiners", "\u0645\u200c\u200c\u062e", ["U+200C ZERO WIDTH NON-JOINER", "U+200C ZERO WIDTH NON-JOINER"]],
    ["a joiner after an emoji", "\u{1f469}\u200d", ["U+200D ZERO WIDTH JOINER"]],
    ["a mark in Latin", "Acme\u200f", ["U+200F RIGHT-TO-LEFT MARK"]],
    ["a mark within a Hebrew word", "\u05e9\u05dc\u200f\u05d5\u05dd", ["U+200F RIGHT-TO-LEFT MARK"]],
    ["an override, even in Hebrew", "\u202e\u05e9\u05dc\u05d5\u05dd", ["U+202E RIGHT-TO-LEFT OVERRIDE"]],
    ["an isolate", "\u2066Acme\u2069", ["U+2066 LEFT-TO-RIGHT ISOLATE", "U+2069 POP DIRECTIONAL ISOLATE"]],
    ["a soft hyphen", "Ac\u00adme", ["U+00AD SOFT HYPHEN"]],
    ["a word joiner", "Ac\u2060me", ["U+2060 WORD JOINER"]],
    ["a byte order mark", "\ufeffAcme", ["U+FEFF ZERO WIDTH NO-BREAK SPACE"]],
    ["a variation selector after a letter", "A\ufe0f", ["U+FE0F VARIATION SELECTOR-16"]],
    ["a variation selector after a digit", "7\ufe0f", ["U+FE0F VARIATION SELECTOR-16"]],
    [
      "bytes hidden after an emoji",
      "\u{1f600}\u{e0100}\u{e0101}",
      ["U+E0100 VARIATION SELECTOR-17", "U+E0101 VARIATION SELECTOR-18"],
    ],
    ["tags that are no flag", "\u{1f3f4}\u{e0041}", ["U+E0041 TAG A"]],
    [
      "fillers",
      "\u3164\uffa0\u115f",
      ["U+3164 HANGUL FILLER", "U+FFA0 HALFWIDTH HANGUL FILLER", "U+115F HANGUL CHOSEONG FILLER"],
    ],
    ["a blank of Braille in Latin", "A\u2800B", ["U+2800 BRAILLE PATTERN BLANK"]],
    ["controls", "a\tb\u001b\u0001", ["U+0009 CHARACTER TABULATION", "U+001B ESCAPE", "U+0001"]],
  ])("%s", (_what, text, names) => {
    expect(namesIn(text)).toEqual(names);
  });
});

test("a long text of hidden characters is searched quickly", () => {
  const text = "\u{1f3f4}\u{e0067}\u200d\ufe0f".repeat(100_000);
  expect(hiddenCharacters(text).length).toBeGreaterThan(100_000);
  expect(replaceHidden(text, () => "")).toHaveLength(200_000);
});
