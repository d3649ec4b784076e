import { fillTemplate } from "@livery/theme/render/fillTemplate.ts";
import { renderThemeCss } from "@livery/theme/render/renderThemeCss.ts";
import { resolveTokens } from "@livery/theme/render/resolveTokens.ts";
import { tokenText } from "@livery/theme/render/tokenText.ts";
import { expect, test } from "vitest";
import { compileWorkspace } from "./compileWorkspace.ts";
import { defaultBrandsFolder } from "./workspace.ts";

const { brands, problems } = await compileWorkspace(defaultBrandsFolder, process.cwd());

test("the logo of each brand can be seen in both modes", () => {
  expect(problems.filter(({ code }) => code === "LIV1508")).toEqual([]);
});

test.each(brands)("BR-004a the tokens of $id equal style-dictionary's output, byte for byte", async ({ theme }) => {
  for (const tree of Object.values(theme.tokens)) {
    const texts = tokenText(tree);
    expect([...(await fillTemplate(texts))]).toEqual([...(await resolveTokens(texts))]);
  }
});

test.each(brands)("BR-004a every value of $id is valid CSS", async ({ theme }) => {
  expect(await renderThemeCss(theme)).not.toMatch(/\[object|undefined|NaN|\{(?:primitive|semantic|component)\./u);
});
