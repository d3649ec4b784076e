import { expect, test } from "vitest";
import { compileTheme } from "./compileTheme.ts";
import type { TokenTree } from "./dtcg.ts";
import { isToken } from "./dtcg.ts";
import { exampleInput } from "./fixtures/exampleTheme.ts";
import { resolveColor } from "./resolveColor.ts";
import { tokens } from "./tokens.ts";
import type { ThemeConfig } from "./themeConfig.gen.ts";

/** Every token by its path, e.g. `semantic.color.ink`. */
function flatten(tree: TokenTree, prefix = ""): Map<string, TokenTree[string]> {
  const flat = new Map<string, TokenTree[string]>();
  for (const [name, node] of Object.entries(tree)) {
    const path = prefix === "" ? name : `${prefix}.${name}`;
    if (isToken(node)) flat.set(path, node);
    else for (const [key, value] of flatten(node, path)) flat.set(key, value);
  }
  return flat;
}

const surfaces: readonly ThemeConfig["surface"][] = ["tonal", "engraved", "outline", "sticker", "glow", "paper"];
const expected = Object.entries(tokens).flatMap(([group, names]) =>
  Object.keys(names).map((name) => `${group}.${name}`),
);

test.each(surfaces)("BR-004b the surface %s sets exactly the tokens of the contract in every scheme", (surface) => {
  const compiled = compileTheme(exampleInput({ surface }));
  for (const scheme of ["light", "dark", "lightMore", "darkMore"] as const) {
    const paths = [...flatten(compiled.tokens[scheme]).keys()].filter((path) => !path.startsWith("primitive."));
    expect(paths.map((path) => path.replace(/^\w+\./u, "")).toSorted()).toEqual(expected.toSorted());
  }
});

test("BR-004b tokens have three tiers, and components refer to meanings, never to the brand's palette", () => {
  const { light } = compileTheme(exampleInput()).tokens;
  expect(Object.keys(light)).toEqual(["primitive", "semantic", "component"]);
  const flat = flatten(light);
  expect(flat.get("component.panel.bg")).toEqual({ $type: "color", $value: "{semantic.color.surface}" });
  expect(flat.get("semantic.color.surface")).toEqual({ $type: "color", $value: "{primitive.neutral.surface}" });
  expect(flat.get("primitive.neutral.surface")).toEqual({
    $type: "color",
    $value: { colorSpace: "srgb", components: [1, 1, 1], alpha: 1, hex: "#FFFFFF" },
  });
});

test("BR-004c another colour changes only colours and tokens drawn with them", () => {
  const [one, other] = ["#2350E6", "#A13325"].map((brand) =>
    flatten(compileTheme(exampleInput({ colors: { brand } })).tokens.light),
  );
  const changed = [...(one ?? [])].filter(
    ([path, token]) => JSON.stringify(token) !== JSON.stringify(other?.get(path)),
  );
  expect(changed.map(([path]) => path)).toContain("primitive.brand.brand");
  for (const [path, token] of changed) expect(isToken(token) && token.$type, path).toBe("color");
});

test("BR-004b tokens are plain JSON", () => {
  const { tokens: trees } = compileTheme(exampleInput());
  expect(JSON.parse(JSON.stringify(trees))).toEqual(trees);
});

test("the brand colour is the fill, unchanged, in the mode it was written for", () => {
  const compiled = compileTheme(exampleInput({ mode: "dark", colors: { brand: "#c8f031" } }));
  expect(resolveColor(compiled, "dark", "brand")).toBe("#C8F031");
});

test("a fill too close to the other mode's panel is moved away from it", () => {
  const compiled = compileTheme(exampleInput({ mode: "dark", colors: { brand: "#FFFF66" } }));
  expect(resolveColor(compiled, "light", "brand")).not.toBe("#FFFF66");
});

test("an override of one mode is used unchanged and does not affect the other mode", () => {
  const plain = compileTheme(exampleInput());
  const compiled = compileTheme(exampleInput({ dark: { "semantic.color.surface": "#202028" } }));
  expect(resolveColor(compiled, "dark", "surface")).toBe("#202028");
  expect(compiled.tokens.light).toEqual(plain.tokens.light);
});

test("bright art has a set for each mode, other art of a dark brand is used in both", () => {
  for (const mode of ["light", "dark"] as const) {
    const { art, hasDarkArt } = compileTheme(exampleInput({ mode }));
    expect(art.dark).not.toEqual(art.light);
    expect(hasDarkArt).toBe(false);
  }
  const engraved = { treatment: "engraved", vendor: "asis", emblems: { hero: ["crown"] } } as const;
  const dark = compileTheme(exampleInput({ mode: "dark", art: engraved }));
  expect(dark.art.light).toEqual(dark.art.dark);
  expect(dark.hasDarkArt).toBe(true);
});

test("written palettes for art apply to the theme's own mode, the others are derived", () => {
  const palette = {
    ground: "#DCE8FF",
    ground2: "#B9D0FF",
    body: "#3D6BFF",
    shade: "#1C3FC4",
    accent: "#FFB48A",
    light: "#F7FAFF",
    dark: "#14245E",
  };
  const art = { treatment: "soft" as const, vendor: "asis" as const, emblems: { hero: ["crown" as const] } };
  const written = compileTheme(exampleInput({ art: { ...art, palettes: [palette] } })).art;
  expect(written.light.palettes).toEqual([palette]);
  expect(written.dark.palettes).not.toEqual([palette]);
  expect(compileTheme(exampleInput({ art })).art.light.palettes.length).toBeGreaterThan(1);
});
