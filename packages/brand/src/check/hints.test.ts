import { expect, test } from "vitest";
import { exampleLogo, exampleSource, exampleTexts } from "../../fixtures/example.ts";
import type { BrandConfig } from "../brandConfig.gen.ts";
import type { BrandSource } from "../brandSource.ts";
import { compileBrands } from "../compileBrands.ts";
import type { Problem } from "../problem.ts";

function problemsOf(config: object, more: Partial<BrandSource> = {}): readonly Problem[] {
  const source = { ...exampleSource(config as Partial<BrandConfig>), ...more };
  return compileBrands([source], { baseTexts: exampleTexts, date: "2026-01-01" }).problems;
}

const remove = /^Remove the key to use the default: null only removes an inherited value, in a brand with "extends"\.$/;
const colors = (brand: string) => ({ theme: { colors: { brand } } });

test.each<[string, object, string, RegExp]>([
  ["null without extends", { constants: { noticePageSize: null } }, "/constants/noticePageSize", remove],
  ["null for a group", { copyright: null }, "/copyright", remove],
  [
    "null for what is required",
    { theme: { colors: { brand: null } } },
    "/theme/colors/brand",
    /for example: "#2350E6"/,
  ],
  ["a logo in capitals", { logo: "Logo.SVG" }, "/logo", /^Rename the file to "Logo\.svg", and write that name here\.$/],
  ["a PNG logo", { logo: "logo.png" }, "/logo", /^Export the logo .* as an SVG, .* and write "logo\.svg"\.$/],
  ["the market UK", { compliance: { markets: ["UK"] } }, "/compliance/markets/0", /^Write "GB"\.$/],
  ["a Korean domain", { domains: ["브랜드.kr"] }, "/domains/0", /^Write "xn--hy1b45civi\.kr"\.$/],
  ["a domain with an umlaut", { domains: ["Bücher.Example"] }, "/domains/0", /^Write "xn--bcher-kva\.example"\.$/],
  [
    "a host",
    { hosts: { images: ["https://그림.example"] } },
    "/hosts/images/0",
    /^Write "https:\/\/xn--2i0b46t\.example"/,
  ],
  ["oklch()", colors("oklch(0.6 0.15 250)"), "/theme/colors/brand", /^Write "#2784d5"\.$/],
  ["oklch() in percent", colors("OKLCH(60% 37.5% 250deg / 0.5)"), "/theme/colors/brand", /^Write "#2784d5"\.$/],
  ["hsl()", colors("hsl(210, 50%, 40%)"), "/theme/colors/brand", /^Write "#336699"\.$/],
  ["hsl() in turns", colors("hsla(-0.4167turn 50% 40% / 1)"), "/theme/colors/brand", /^Write "#336699"\.$/],
  ["rgb()", colors("rgb(51 102 60%)"), "/theme/colors/brand", /^Write "#336699"\.$/],
  ["no such notation", colors("hsl(a, b, c)"), "/theme/colors/brand", /^For example "#2350E6"\.$/],
  ["extends as a list", { extends: ["house"] }, "/extends", /^Write "house"\.$/],
  ["extends as a longer list", { extends: ["a1", "b1"] }, "/extends", /^A brand extends one brand, which may extend/],
])("%s gets a hint that helps", (_what, config, pointer, hint) => {
  const found = problemsOf(config).find((problem) => problem.pointer === pointer);
  expect(found).toMatchObject({ severity: "error", suggestion: expect.stringMatching(hint) });
});

test.each(["con", "prn", "aux", "nul", "com1", "lpt9"])("Windows cannot have a brand %s", (id) => {
  const suggestion = `Write "${id}-site".`;
  expect(problemsOf({ id })).toMatchObject([{ code: "LIV1106", pointer: "/id", got: `"${id}"`, suggestion }]);
});

test.each(["console", "com10", "nul-1"])("a brand may be called %s", (id) => {
  expect(problemsOf({ id })).toEqual([]);
});

test.each([
  ["Logo.SVG", "Rename assets/Logo.SVG to assets/logo.svg."],
  ["logo.png", "assets/logo.png is not an SVG: export the logo from your drawing program as assets/logo.svg."],
  ["mark.svg", 'Did you mean "mark.svg"?'],
])("if the logo is missing but assets/ has %s, the hint says what to do with it", (name, suggestion) => {
  const { text, bytes } = exampleLogo;
  const assets = [name.endsWith(".png") ? { name, bytes } : { name, bytes, ...(text === undefined ? {} : { text }) }];
  expect(problemsOf({}, { assets })).toMatchObject([{ code: "LIV1501", suggestion }]);
});

test("a file of 3 MiB is reported with its own size, however little of it was read", () => {
  const bytes = 3 * 1024 * 1024;
  const cut = { text: " ".repeat(512 * 1024), bytes };
  expect(problemsOf({}, cut)).toMatchObject([{ code: "LIV1008", got: "3 MiB" }]);
  const locales = [{ ...cut, language: "ko", file: "brands/acme/locales/ko.json" }];
  expect(problemsOf({}, { locales })).toMatchObject([{ code: "LIV1008", got: "3 MiB" }]);
  const assets = [{ ...exampleLogo, bytes }];
  expect(problemsOf({}, { assets })).toMatchObject([{ code: "LIV1502", got: "3 MiB" }]);
});

test("a weak focus ring is called a ring, not text", () => {
  const theme = { colors: { brand: "#2350e6" }, light: { "semantic.color.focus": "#eeeeee" } };
  const [ring] = problemsOf({ theme });
  expect(ring?.message).toMatch(/^The focus ring is hard to see on inset in light mode/);
  expect(ring?.suggestion).toMatch(/^The nearest visible colour is /);
});
