import { describe, expect, test } from "vitest";
import { hiddenCharacters, plainLine, replaceHidden, withoutHidden } from "./hiddenCharacters.ts";

const codesIn = (text: string): string[] =>
  hiddenCharacters(text).map(
    ({ character }) => `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`,
  );

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
    expect(codesIn(text)).toEqual([]);
    expect(replaceHidden(text, () => "?")).toBe(text);
  });
});

describe("anywhere else it is hidden", () => {
  test.each([
    ["a zero width space after a colour", "#2350e6\u200b", ["U+200B"]],
    ["a zero width space in Latin", "Ac\u200bme", ["U+200B"]],
    ["a zero width space at the end of Thai", "\u0e01\u200b", ["U+200B"]],
    ["a joiner in Latin", "Ac\u200dme", ["U+200D"]],
    ["a joiner in Hangul", "에\u200d이스", ["U+200D"]],
    ["two joiners", "\u0645\u200c\u200c\u062e", ["U+200C", "U+200C"]],
    ["a joiner after an emoji", "\u{1f469}\u200d", ["U+200D"]],
    ["a mark in Latin", "Acme\u200f", ["U+200F"]],
    ["a mark within a Hebrew word", "\u05e9\u05dc\u200f\u05d5\u05dd", ["U+200F"]],
    ["an override, even in Hebrew", "\u202e\u05e9\u05dc\u05d5\u05dd", ["U+202E"]],
    ["an isolate", "\u2066Acme\u2069", ["U+2066", "U+2069"]],
    ["a soft hyphen", "Ac\u00adme", ["U+00AD"]],
    ["a word joiner", "Ac\u2060me", ["U+2060"]],
    ["a byte order mark", "\ufeffAcme", ["U+FEFF"]],
    ["a variation selector after a letter", "A\ufe0f", ["U+FE0F"]],
    ["a variation selector after a digit", "7\ufe0f", ["U+FE0F"]],
    ["bytes hidden after an emoji", "\u{1f600}\u{e0100}\u{e0101}", ["U+E0100", "U+E0101"]],
    ["tags that are no flag", "\u{1f3f4}\u{e0041}", ["U+E0041"]],
    ["fillers", "\u3164\uffa0\u115f", ["U+3164", "U+FFA0", "U+115F"]],
    ["a blank of Braille in Latin", "A\u2800B", ["U+2800"]],
    ["controls", "a\tb\u001b\u0001", ["U+0009", "U+001B", "U+0001"]],
  ])("%s", (_what, text, codes) => {
    expect(codesIn(text)).toEqual(codes);
  });
});

test("a long text of hidden characters is searched quickly", () => {
  const text = "\u{1f3f4}\u{e0067}\u200d\ufe0f".repeat(100_000);
  expect(hiddenCharacters(text).length).toBeGreaterThan(100_000);
  expect(replaceHidden(text, () => "")).toHaveLength(200_000);
});

test("a text without them keeps its lines, and words that a control character separated", () => {
  expect(withoutHidden("\u202ea\tb\u200bc\nd \u{1f469}\u200d\u{1f4bb}\u0000")).toBe(
    "a bc\nd \u{1f469}\u200d\u{1f4bb} ",
  );
  expect(plainLine(" \u2066Sum\u200bmer\u2028\u0085Sea\u3000\u2069\n\u{e0041} ")).toBe("Summer Sea");
  expect(plainLine("\u202e \u3164\n\u200b")).toBe("");
});
