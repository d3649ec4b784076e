import { features, type FeatureId } from "@livery/product/features.ts";
import { expect, test } from "vitest";
import { prunePlan, sharedAddresses, type Needs } from "./prunePlan.ts";
import type { RuntimeManifest } from "./runtime/runtimeManifest.ts";
import { paperRuntime } from "./testing/paperRuntime.ts";

const panesIn = (language: string) => ({
  begin: `assets/text-${language}-`,
  files: ["member/referral", "member/gone"],
});

const manifest: RuntimeManifest = {
  ...paperRuntime.manifest,
  features: {
    core: { sections: [], files: ["assets/app.js", "assets/app.css"], modules: [] },
    vip: { sections: ["Vip"], files: ["assets/Vip.js", "assets/shared.js"], modules: [] },
    help: { sections: ["help"], files: ["assets/help.js", "assets/shared.js"], modules: [] },
    firebase: { sections: ["firebase"], files: ["assets/firebase.js"], modules: [] },
  },
  firstStyles: { files: ["assets/app.css"], css: "" },
  texts: {
    ko: { core: "assets/ko-core.json", frame: "assets/ko-frame.json", panes: panesIn("ko"), features: {} },
    en: { core: "assets/en-core.json", frame: "assets/en-frame.json", panes: panesIn("en"), features: {} },
  },
  icons: { bold: "assets/icons-bold.svg", light: "assets/icons-light.svg" },
  fonts: {
    a: {
      css: "assets/font-a.css",
      files: ["assets/a.woff2"],
      first: [
        { file: "assets/a-latin.woff2", script: "latin" },
        { file: "assets/a-hangul-1.woff2", script: "hangul" },
        { file: "assets/titles-400-hangul-1.woff2", script: "hangul", titleWeights: [400, 400] },
        { file: "assets/titles-700-hangul-1.woff2", script: "hangul", titleWeights: [700, 700] },
      ],
    },
    b: { css: "assets/font-b.css", files: [], first: [] },
  },
};

function needs(on: readonly FeatureId[]): Needs {
  const flags = features.map(({ id }) => [id, on.includes(id)] as const);
  return {
    features: Object.fromEntries(flags) as Needs["features"],
    services: [],
    locales: ["ko"],
    fonts: "a",
    icons: "bold",
  };
}

test("a pack has the texts of the centres' pages in its languages, each page in a file of its own", () => {
  const plan = prunePlan(manifest, needs([]));
  expect(plan.filter((file) => file.startsWith("assets/text-"))).toEqual(["assets/text-ko-member-referral.json"]);
});

test("a pack has each file of the core and enabled features once, except what the page contains", () => {
  expect(prunePlan(manifest, needs(["vip", "help"]))).toEqual([
    "assets/Vip.js",
    "assets/a.woff2",
    "assets/app.js",
    "assets/font-a.css",
    "assets/help.js",
    "assets/icons-bold.svg",
    "assets/ko-core.json",
    "assets/ko-frame.json",
    "assets/licences.css",
    "assets/shared.js",
    "assets/text-ko-member-referral.json",
  ]);
});

test("a disabled feature adds no code; files shared with an enabled one stay", () => {
  const plan = prunePlan(manifest, needs(["help"]));
  expect(plan.filter((file) => /vip/i.test(file))).toEqual([]);
  expect(plan).toContain("assets/shared.js");
  expect(prunePlan(manifest, needs([]))).not.toContain("assets/shared.js");
});

test("the code of a service is only in the packs of brands that use it", () => {
  expect(prunePlan(manifest, needs([]))).not.toContain("assets/firebase.js");
  expect(prunePlan(manifest, { ...needs([]), services: ["firebase"] })).toContain("assets/firebase.js");
});

test("the page knows only the addresses of its own fonts and icons", () => {
  expect(sharedAddresses(manifest, { ...needs(["vip"]), fonts: "b" }, 400)).toEqual({
    icons: "/assets/icons-bold.svg",
    fonts: { sheet: "/assets/font-b.css", first: { latin: [], hangul: [] } },
  });
});

test.each([
  [400, "400"],
  [500, "400"],
  [600, "700"],
  [900, "700"],
])("of a font for titles, the page names the files of the face that weight %i uses", (weight, face) => {
  expect(sharedAddresses(manifest, needs([]), weight).fonts.first).toEqual({
    latin: ["/assets/a-latin.woff2"],
    hangul: ["/assets/a-hangul-1.woff2", `/assets/titles-${face}-hangul-1.woff2`],
  });
});

test("BR-023 a language without texts adds those of its fallback, once", () => {
  const textsFor = (locales: Needs["locales"]) =>
    prunePlan(manifest, { ...needs([]), locales }).filter((file) => file.startsWith("assets/en-"));
  expect(textsFor(["fr", "de", "en"])).toEqual(["assets/en-core.json", "assets/en-frame.json"]);
  expect(textsFor(["fr"])).toEqual(["assets/en-core.json", "assets/en-frame.json"]);
});

test("a runtime without something that a brand needs is reported in one sentence with a solution", () => {
  expect(() => prunePlan(manifest, { ...needs([]), icons: "thin" })).toThrow(
    "The runtime has no icons of weight thin. Run `npm run gen` and build again.",
  );
});
