import { expect, test } from "vitest";
import { drawLogo } from "@livery/pack/drawLogo.ts";
import { type CharacterId, characters } from "@livery/theme/suggest/characters.ts";
import { suggestTheme } from "@livery/theme/suggest/suggestTheme.ts";
import { markSvg } from "./markSvg.ts";

test("the same id gives the same mark, another id another one", () => {
  expect(markSvg("north-star", "#2f5bd0")).toBe(markSvg("north-star", "#2f5bd0"));
  expect(markSvg("north-star", "#2f5bd0")).not.toBe(markSvg("south-star", "#2f5bd0"));
});

test("the pieces are dark on a light brand colour and white on a dark one", () => {
  expect(markSvg("x", "#ffee00")).toContain(`fill="#16181d"`);
  expect(markSvg("x", "#102030")).toContain(`fill="#ffffff"`);
});

test.each(Object.keys(characters) as CharacterId[])(
  "a mark of any colour can be seen in both modes of %s",
  async (character) => {
    for (const wished of ["#ffff00", "#000000", "#ffffff", "#8c8c8c", "#1877f2", "#0a1f44", "#81d8d0"]) {
      const { color } = suggestTheme({ color: wished, character, emblems: ["crown"] });
      const { swatches: logo } = await drawLogo(markSvg("acme", color));
      expect(suggestTheme({ color: wished, character, emblems: ["crown"], logo }).plates, wished).toEqual([]);
    }
  },
);
