import { expect, test } from "vitest";
import { compileTheme } from "../compileTheme.ts";
import { exampleInput } from "../fixtures/exampleTheme.ts";
import type { ThemeConfig } from "../themeConfig.gen.ts";
import { fillTemplate } from "./fillTemplate.ts";
import { resolveTokens } from "./resolveTokens.ts";
import { tokenText } from "./tokenText.ts";

const surfaces: readonly ThemeConfig["surface"][] = ["tonal", "engraved", "outline", "sticker", "glow", "paper"];

test.each(surfaces)("a filled template equals style-dictionary's own output: %s", async (surface) => {
  for (const brand of ["#2350E6", "#C8F031", "#A13325"]) {
    const { light, dark } = compileTheme(exampleInput({ surface, motif: "giwa", colors: { brand } })).tokens;
    for (const tree of [light, dark].map(tokenText)) {
      expect([...(await fillTemplate(tree))]).toEqual([...(await resolveTokens(tree))]);
    }
  }
});

test("an override is another shape and takes its own value", async () => {
  const { light } = compileTheme(exampleInput({ light: { focus: "#A13325" } })).tokens;
  expect((await fillTemplate(tokenText(light))).get("--color-focus")).toBe("#a13325");
});
