import fc from "fast-check";
import { expect, test } from "vitest";
import { compileTheme } from "../compileTheme.ts";
import { exampleInput } from "../fixtures/exampleTheme.ts";
import { arbitraryInput, surfaces } from "../testing/arbitraryTheme.ts";
import { fuzzRuns, fuzzTime } from "../testing/fuzzRuns.ts";
import type { ThemeInput } from "../themeInput.ts";
import { fillTemplate } from "./fillTemplate.ts";
import { resolveTokens } from "./resolveTokens.ts";
import { tokenText } from "./tokenText.ts";

/** The declarations of every scheme in order: from templates, and from style-dictionary. */
async function bothWays(input: ThemeInput): Promise<readonly (readonly [filled: string[][], resolved: string[][]])[]> {
  const texts = Object.values(compileTheme(input).tokens).map((tree) => tokenText(tree));
  return Promise.all(
    texts.map(async (text) => [[...(await fillTemplate(text))], [...(await resolveTokens(text))]] as const),
  );
}

test.each(surfaces)("BR-004a a filled template equals style-dictionary's own output: %s", async (surface) => {
  for (const brand of ["#2350E6", "#C8F031"]) {
    const schemes = await bothWays(exampleInput({ surface, motif: "giwa", colors: { brand } }));
    for (const [filled, resolved] of schemes) expect(filled).toEqual(resolved);
  }
});

test(
  "BR-004a a filled template equals style-dictionary's own output, whatever was compiled before it",
  async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryInput({ written: true }), async (input) => {
        for (const [filled, resolved] of await bothWays(input)) expect(filled).toEqual(resolved);
      }),
      fuzzRuns(0.1),
    );
  },
  fuzzTime,
);

test("a colour override uses its own value", async () => {
  const { light } = compileTheme(exampleInput({ light: { "semantic.color.focus": "#A13325" } })).tokens;
  expect((await fillTemplate(tokenText(light))).get("--color-focus")).toBe("#a13325");
});

test("a token that names another uses its variable, and one that mixes in a primitive has the value", async () => {
  const light = { "component.panel.bg": "{component.modal.bg}", "component.chip.bg": "{primitive.neutral.inset}" };
  const filled = await fillTemplate(tokenText(compileTheme(exampleInput({ light })).tokens.light));
  expect(filled.get("--panel-bg")).toBe("var(--modal-bg)");
  expect(filled.get("--chip-bg")).toBe(filled.get("--color-inset"));
});
