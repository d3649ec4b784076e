import { describe, expect, test } from "vitest";
import { compileTheme } from "../compileTheme.ts";
import { characters, type CharacterId } from "./characters.ts";
import { suggestTheme } from "./suggestTheme.ts";

const ids = Object.keys(characters) as CharacterId[];
const steps = ["00", "80", "ff"];
const cube = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)));
const greys = ["#0d0d0d", "#333333", "#5a5a5a", "#767676", "#777777", "#a0a0a0", "#d9d9d9", "#f2f2f2"];
const emblems = ["crown"] as const;

test.each(ids)("%s is readable in both modes with any colour", (character) => {
  for (const color of [...cube, ...greys]) {
    const { theme } = suggestTheme({ color, character, emblems });
    const { contrast } = compileTheme({ theme, density: "compact", card: "poster", hero: "stage" });
    expect(contrast, color).toEqual([]);
  }
});

describe("the requested colour", () => {
  test.each([
    ["calm", "#2350e6", "light"],
    ["calm", "#ffff00", "dark"],
    ["calm", "#ffffff", "dark"],
    ["salon", "#cda65f", "dark"],
    ["salon", "#000000", "light"],
    ["desk", "#c8f031", "dark"],
    ["toybox", "#ffff00", "light"],
    ["night", "#1fe4ff", "dark"],
  ] as const)("is used unchanged if one of the modes of %s supports it: %s in %s mode", (character, color, mode) => {
    const suggested = suggestTheme({ color, character, emblems });
    expect(suggested).toMatchObject({ color, moved: false, theme: { mode, colors: { brand: color } } });
  });

  test.each([
    ["heritage", "#ffff00", "panel"],
    ["night", "#000000", "grey"],
  ] as const)("is moved until it stands out from a panel if %s has no such mode", (character, color, why) => {
    const suggested = suggestTheme({ color, character, emblems });
    expect(suggested.moved).toBe(why);
    expect(suggested.theme.colors.brand).toBe(suggested.color);
    expect(suggested.color).not.toBe(color);
  });

  test.each([
    ["#ff0000", "#ea0000"],
    ["#808000", "#777700"],
  ])("is darkened a little if white text is almost readable on it: %s becomes %s", (color, shade) => {
    for (const character of ids) {
      const suggested = suggestTheme({ color, character, emblems });
      expect(suggested, character).toMatchObject({ color: shade, moved: "label" });
    }
  });

  test.each(["#ff5a00", "#ffcd00", "#777777"])("is not darkened for white text if that would show: %s", (color) => {
    expect(suggestTheme({ color, character: "toybox", emblems })).toMatchObject({ color, moved: false });
  });

  test("short and capital forms mean the same", () => {
    const [one, other] = ["#F0A", "#ff00aa"].map((color) => suggestTheme({ color, character: "calm", emblems }));
    expect(one).toEqual(other);
  });
});

test("a second colour becomes the accent if it is visible", () => {
  const wish = { color: "#2350e6", character: "calm", emblems } as const;
  expect(suggestTheme({ ...wish, accent: "#ff8a5b" }).theme.colors.accent).toBe("#ff8a5b");
  expect(suggestTheme({ ...wish, accent: "#fdfdff" }).theme.colors).not.toHaveProperty("accent");
});

test("two characters with one colour have little in common", () => {
  const looks = ids.map((character) => suggestTheme({ color: "#2350e6", character, emblems }).theme);
  for (const key of ["surface", "motif"] as const)
    expect(new Set(looks.map((look) => look[key])).size).toBe(ids.length);
  expect(new Set(looks.map(({ art }) => art.treatment)).size).toBe(ids.length);
});
