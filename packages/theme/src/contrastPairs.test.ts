import { describe, expect, test } from "vitest";
import { compileTheme } from "./compileTheme.ts";
import { failingPairs } from "./failingPairs.ts";
import { exampleInput } from "./fixtures/exampleTheme.ts";
import { tokens } from "./tokens.ts";

const roles = Object.keys(tokens.color);
const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** A text whose name states its surface, with each surface of that name: `onPlayful` with `playful1` … `playful6`. */
const named = roles.flatMap((text) => {
  const [, ground] = /^on([A-Z].*)$/.exec(text) ?? [];
  if (ground === undefined) return [];
  return roles.filter((role) => role.replace(/\d$/, "") === lowerFirst(ground)).map((on) => ({ text, on }));
});

const pages = ["bg", "bg2", "surface", "raised", "inset"].flatMap((on) =>
  ["ink", "ink2", "ink3"].map((text) => ({ text, on })),
);

const frame = [
  { text: "headerInk", on: "headerBg" },
  { text: "footInk", on: "footBg" },
  { text: "footStrong", on: "footBg" },
];

describe("BR-025a the gate finds unreadable text", () => {
  test("text below 4.5:1, large text and parts below 3:1", () => {
    const fails = (text: string, large: boolean): boolean => {
      const pairs = [{ text: { key: text }, on: { key: "#FFFFFF" }, large }];
      const book = { pairs, ofText: new Map(), ofGround: new Map() };
      return failingPairs({ palette: { colors: {}, mixed: {} } as never, book, level: "normal" }).length > 0;
    };
    expect([fails("#767676", false), fails("#777777", false)]).toEqual([false, true]);
    expect([fails("#949494", true), fails("#959595", true)]).toEqual([false, true]);
  });

  test("every text that is named after its surface is checked on it", () => {
    expect(new Set(named.map(({ text }) => text))).toEqual(new Set(roles.filter((role) => /^on[A-Z]/.test(role))));
    expect(named).toContainEqual({ text: "onChatHeader", on: "chatHeader" });
  });

  test.each([...named, ...pages, ...frame])("$text in the colour of $on", ({ text, on }) => {
    const written = { [`semantic.color.${text}`]: "#808080", [`semantic.color.${on}`]: "#808080" };
    const { contrast } = compileTheme(exampleInput({ light: written }));
    const found = contrast.flatMap((finding) => [finding, ...finding.others]);
    expect(found).toContainEqual(expect.objectContaining({ mode: "light", text, on, required: 4.5 }));
  });
});
