import { compileWorkspace } from "@livery/pack/compileWorkspace.ts";
import { brandConfig, temporaryFolder, writeBrand } from "@livery/pack/testing/brandFolders.ts";
import { join } from "node:path";
import { expect, test } from "vitest";
import { explainToken, findToken, tokenOf, type TokenExplanation } from "./explainToken.ts";
import { formatToken } from "./formatExplanation.ts";

async function explained(token: Parameters<typeof explainToken>[0], id = "acme"): Promise<TokenExplanation> {
  using folder = temporaryFolder();
  const brands = join(folder.path, "brands");
  const colors = { brand: "#2350e6", panel: "#fefefe" };
  const shape = { corner: "round" as const, radius: 7, control: 7, chip: 7 };
  writeBrand(brands, { ...brandConfig("house", "HOUSE1"), abstract: true, theme: { colors, shape } });
  const { theme: _theme, ...own } = brandConfig("acme", "ACM01", { extends: "house" });
  writeBrand(brands, { ...own, theme: { dark: { "semantic.color.brandInk": "#aabbcc" } } } as typeof own);
  const { resolved } = await compileWorkspace(brands, folder.path, "2026-01-01");
  const brand = resolved.get(id);
  if (!brand) throw new Error(`There is no brand ${id}.`);
  return explainToken(token, brand);
}

test("a derived token has its value in each mode, and names the values it follows from with their places", async () => {
  const { property, values, sources } = await explained("semantic.color.brandInk");
  expect(property).toBe("--color-brand-ink");
  expect(values).toMatchObject({ light: "#2350e6", dark: "#aabbcc" });
  expect(values.lightMore).not.toBe(values.light);
  expect(sources).toContainEqual({
    key: "theme.colors.brand",
    origin: expect.objectContaining({ brand: "house", file: "brands/house/brand.json", line: expect.any(Number) }),
    modes: ["light", "lightMore"],
  });
  expect(sources).toContainEqual(
    expect.objectContaining({
      key: "theme.dark.semantic.color.brandInk",
      origin: expect.objectContaining({ brand: "acme", file: "brands/acme/brand.json" }),
      modes: ["dark", "darkMore"],
    }),
  );
  expect(sources.map(({ key }) => key)).not.toContain("theme.shape.radius");
});

test("references are followed, and a token that no brand influences follows from defaults", async () => {
  expect((await explained("component.btn.bg")).values.light).toBe("#2350e6");
  const plain = await explained("semantic.motion.control");
  expect(plain.values.light).toMatch(/^\d+ms$/);
  expect(plain.sources).toEqual([]);
  const terminal = { style: (_style: unknown, text: string) => text };
  expect(formatToken("acme", plain, terminal)).toMatch(/light +\d+ms\n[^]*from {6}defaults alone$/);
});

test("an abstract brand without a name or a logo can be explained", async () => {
  expect((await explained("semantic.color.brand", "house")).values.light).toBe("#2350e6");
});

test("tokens are found by their name and their custom property; a key of an override has its token", () => {
  for (const text of ["semantic.color.brandInk", "--color-brand-ink", "color-brand-ink"])
    expect(findToken(text)).toBe("semantic.color.brandInk");
  expect(findToken("layout.header")).toBeUndefined();
  expect(tokenOf(["theme", "light", "semantic.color.brandInk"])).toBe("semantic.color.brandInk");
  expect(tokenOf(["theme", "colors", "brand"])).toBeUndefined();
});
