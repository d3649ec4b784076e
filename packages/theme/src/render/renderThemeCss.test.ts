import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compileTheme } from "../compileTheme.ts";
import { exampleInput } from "../fixtures/exampleTheme.ts";
import type { ThemeConfig } from "../themeConfig.gen.ts";
import { vars } from "../vars.css.ts";
import { fillTemplate } from "./fillTemplate.ts";
import { renderThemeCss } from "./renderThemeCss.ts";
import { tokenText } from "./tokenText.ts";

const looks: readonly Pick<ThemeConfig, "surface" | "motif" | "mode">[] = [
  { surface: "tonal", motif: "none", mode: "light" },
  { surface: "engraved", motif: "deco", mode: "dark" },
  { surface: "outline", motif: "ticks", mode: "dark" },
  { surface: "sticker", motif: "confetti", mode: "light" },
  { surface: "glow", motif: "grid", mode: "dark" },
  { surface: "paper", motif: "giwa", mode: "light" },
];

function rootBlock(css: string): string {
  return /^:root[^{]*\{([^}]*)\}/u.exec(css)?.[1] ?? "";
}

test.each(looks)("BR-004a with $surface every variable that styles can read is declared", async (look) => {
  const css = await renderThemeCss(compileTheme(exampleInput(look)));
  const names = JSON.stringify(vars).match(/--[a-z0-9-]+/gu) ?? [];
  expect(names.length).toBeGreaterThan(100);
  for (const name of names) expect(css).toContain(`${name}:`);
});

test.each(looks)("with $surface every value is valid CSS", async (look) => {
  const css = await renderThemeCss(compileTheme(exampleInput(look)));
  expect(css).not.toMatch(/\[object|undefined|NaN|\{semantic/u);
  expect(css.match(/\{/gu)?.length).toBe(css.match(/\}/gu)?.length);
  expect(css).not.toMatch(/:;|:\}/u);
});

test("BR-004a a component's variable refers to the meaning, and the meaning has the colour", async () => {
  const css = await renderThemeCss(compileTheme(exampleInput()));
  expect(css).toContain("--panel-bg:var(--color-surface)");
  expect(css).toContain("--color-brand:#2350e6");
  expect(css).toContain("--btn-bg:var(--color-brand)");
});

test("the mode of a first visit needs no attribute, and the other one writes only differences", async () => {
  const css = await renderThemeCss(compileTheme(exampleInput({ mode: "dark" })));
  expect(rootBlock(css)).toMatch(/^color-scheme:dark;/u);
  const light = /:root\[data-mode="light"\]\{([^}]*)\}/u.exec(css)?.[1];
  expect(light).toMatch(/^color-scheme:light;/u);
  expect(light).not.toContain("--size-header");
});

const engraved = { treatment: "engraved", vendor: "asis", emblems: { hero: ["crown"] } } as const;

/** What lies over pictures: marked parts, and the dots of a carousel, whose hero has them over its slides. */
const overArt = '[data-over-art],[data-hero="carousel"] [data-over-slides]';

test("over a dark brand's dark pictures tokens stay dark; bright pictures have a set per mode", async () => {
  const dark = await renderThemeCss(compileTheme(exampleInput({ mode: "dark", art: engraved })));
  expect(dark.startsWith(`:root,${overArt}{color-scheme:dark;`)).toBe(true);
  const light = await renderThemeCss(compileTheme(exampleInput({ mode: "light" })));
  expect(light).toMatch(/^:root\{color-scheme:light;/u);
});

test("elements over a light brand's dark pictures have dark tokens, also with more contrast", async () => {
  const css = await renderThemeCss(compileTheme(exampleInput({ mode: "light", art: engraved })));
  // Everything is declared there again: a variable that refers to another one has the value of where it is declared.
  expect(css.startsWith(`:root,${overArt}{color-scheme:light;`)).toBe(true);
  const below = (root: string) => `${root} [data-over-art],${root}[data-hero="carousel"] [data-over-slides]`;
  expect(css).toContain(`:root[data-mode="dark"],${below(":root")}{color-scheme:dark;`);
  const more = ':where([data-contrast="more"])';
  expect(css).toContain(`:root[data-mode="dark"]${more},${below(`:root${more}`)}{`);
});

test("the same theme gives the same bytes", async () => {
  const [one, other] = await Promise.all([1, 2].map(() => renderThemeCss(compileTheme(exampleInput()))));
  expect(one).toBe(other);
});

test("fallback faces match the pair's web fonts and load nothing", async () => {
  const css = await renderThemeCss(compileTheme(exampleInput()));
  const widths = [
    ...css.matchAll(/"Noto Sans KR Fallback";font-weight:([\d ]+);src:local\("(.*?)"\)[^}]*size-adjust:([\d.]+)%/gu),
  ];
  expect(widths.map(([, weights, font]) => `${weights} ${font}`)).toEqual([
    "1 449 Arial",
    "450 549 Arial",
    // Of several widths, a browser takes the last one whose font it has.
    "550 649 Roboto Bold",
    "550 649 Arial Bold",
    "650 1000 Roboto Bold",
    "650 1000 Arial Bold",
    // Hangul has the ranges of Latin: a browser draws a text with the faces of one range only.
    "1 449 AppleSDGothicNeo-Regular",
    "450 549 AppleSDGothicNeo-Regular",
    "550 649 AppleSDGothicNeo-Bold",
    "650 1000 AppleSDGothicNeo-Bold",
  ]);
  // The measured widths of the web font at 400, 500, 600 and 700 by those of Arial and Roboto.
  const scales = widths.slice(0, 6).map(([, , , scale]) => Number(scale));
  const wanted = [465 / 442, 477 / 442, 484 / 449, 484 / 478, 492 / 449, 492 / 478];
  for (const [index, scale] of wanted.entries()) expect(scales[index]).toBeCloseTo(scale * 100, 1);
  expect(css).not.toMatch(/@font-face\{[^}]*url\(/u);
});

test("the fallback of a font with an axis of widths is as wide as the theme's titles", async () => {
  const { theme } = exampleInput();
  const scaleAt = async (width: number) => {
    const type = { ...theme.type, pair: "archivo-plex" as const, width };
    const css = await renderThemeCss(compileTheme({ ...exampleInput(), theme: { ...theme, type } }));
    const [, scale] =
      /"Archivo Fallback";font-weight:650 1000;src:local\("Arial Bold"\)[^}]*size-adjust:([\d.]+)%/u.exec(css) ?? [];
    return Number(scale);
  };
  // The widths of the web font by those of Arial Bold.
  expect(await scaleAt(75)).toBeCloseTo((368 / 478) * 100, 0);
  expect(await scaleAt(100)).toBeCloseTo((466 / 478) * 100, 0);
  expect(await scaleAt(125)).toBeCloseTo((595 / 478) * 100, 0);
});

test("a value that did not become CSS stops the build and is shown", async () => {
  const compiled = compileTheme(exampleInput());
  const semantic = compiled.tokens.light["semantic"] ?? {};
  const light = {
    ...compiled.tokens.light,
    semantic: { ...semantic, size: { header: { $type: "number" as const, $value: Number.NaN } } },
  };
  await expect(renderThemeCss({ ...compiled, tokens: { ...compiled.tokens, light } })).rejects.toThrow(
    "The design token --size-header did not become CSS: NaN",
  );
});

test("a reference to a missing token stops the build", async () => {
  const compiled = compileTheme(exampleInput());
  const component = { panel: { bg: { $type: "color" as const, $value: "{semantic.color.nowhere}" } } };
  const light = { ...compiled.tokens.light, component };
  await expect(renderThemeCss({ ...compiled, tokens: { ...compiled.tokens, light } })).rejects.toThrow(
    "could not be found",
  );
});

/** The value that a browser computes for a variable: the last of the most specific matching rules. */
function computed(css: string, name: string, holds: { mode?: string; asked?: boolean; chosen?: boolean }): string {
  const rules = [...css.matchAll(/(?<=^|[}{\n])([^{}@\n]+)\{([^{}]*)\}/gu)].map((match) => {
    const [, selector = "", body = ""] = match;
    const inMedia = css.lastIndexOf("@media", match.index) > css.lastIndexOf("}}", match.index);
    return { selector, body, inMedia };
  });
  let value = "";
  let strongest = 0;
  for (const { selector, body, inMedia } of rules) {
    if (inMedia && holds.asked !== true) continue;
    const [root = ""] = selector.split(",");
    if (!root.startsWith(":root")) continue;
    const mode = /\[data-mode="(\w+)"\]/u.exec(root)?.[1];
    if (mode !== undefined && mode !== holds.mode) continue;
    if (root.includes("data-contrast") && holds.chosen !== true) continue;
    const found = body.split(";").find((declaration) => declaration.startsWith(`${name}:`));
    const strength = mode === undefined ? 1 : 2;
    if (found === undefined || strength < strongest) continue;
    [value, strongest] = [found.slice(name.length + 1), strength];
  }
  return value;
}

test.each(looks)(
  "more contrast works by system setting and by attribute, in both modes, with $surface",
  async (look) => {
    const compiled = compileTheme(exampleInput({ ...look, colors: { brand: "#C8F031" } }));
    const css = await renderThemeCss(compiled);
    const other = look.mode === "light" ? "dark" : "light";
    for (const [mode, attribute] of [
      [look.mode, undefined],
      [other, other],
    ] as const) {
      for (const [level, holds] of [
        ["", {}],
        ["More", { asked: true }],
        ["More", { chosen: true }],
      ] as const) {
        const scheme = `${mode}${level}` as keyof typeof compiled.tokens;
        const wanted = await fillTemplate(tokenText(compiled.tokens[scheme]));
        for (const [name, value] of wanted) {
          expect(
            computed(css, name, { ...holds, ...(attribute === undefined ? {} : { mode: attribute }) }),
            `${name} ${scheme}`,
          ).toBe(value);
        }
      }
    }
  },
);

// So little that its rules are written twice instead of set by a script.
test("more contrast adds less than 700 compressed bytes to a page", async () => {
  for (const look of looks) {
    const css = await renderThemeCss(compileTheme(exampleInput(look)));
    const without = css.split("\n").filter((line) => !line.includes("contrast"));
    expect(gzipSync(css).length - gzipSync(without.join("\n")).length).toBeLessThan(700);
  }
});
