import { features, type FeatureId } from "@livery/product/features.ts";
import { expect, test } from "vitest";
import { prunePlan, sharedAddresses, type Needs } from "./prunePlan.ts";
import type { RuntimeManifest } from "./runtime/runtimeManifest.ts";

const manifest: RuntimeManifest = {
  version: 1,
  entry: { file: "assets/app.js", js: ["assets/app.js"], css: [], later: [] },
  sections: {},
  features: {
    core: { sections: [], files: ["assets/app.js", "assets/app.css"], modules: [] },
    vip: { sections: ["Vip"], files: ["assets/Vip.js", "assets/shared.js"], modules: [] },
    help: { sections: ["help"], files: ["assets/help.js", "assets/shared.js"], modules: [] },
    firebase: { sections: ["firebase"], files: ["assets/firebase.js"], modules: [] },
  },
  chunks: {},
  reads: {},
  start: "assets/start.js",
  texts: {
    ko: {
      core: "assets/ko-core.json",
      auth: "assets/ko-auth.json",
      vip: "assets/ko-vip.json",
      help: "assets/ko-help.json",
    },
    en: { core: "assets/en-core.json", vip: "assets/en-vip.json" },
  },
  icons: { bold: "assets/icons-bold.svg", light: "assets/icons-light.svg" },
  fonts: { a: { css: "assets/font-a.css", files: ["assets/a.woff2"] }, b: { css: "assets/font-b.css", files: [] } },
  files: {},
  firstLoad: { scripts: 0, budget: 0, files: [] },
};

function needs(on: readonly FeatureId[]): Needs {
  const flags = features.map(({ id }) => [id, on.includes(id)] as const);
  return {
    features: Object.fromEntries(flags) as Needs["features"],
    services: [],
    locales: ["ko"],
    fonts: ["a"],
    icons: "bold",
  };
}

test("a pack contains the core's files and those of enabled features, each once", () => {
  expect(prunePlan(manifest, needs(["vip", "help"]))).toEqual([
    "assets/Vip.js",
    "assets/a.woff2",
    "assets/app.css",
    "assets/app.js",
    "assets/font-a.css",
    "assets/help.js",
    "assets/icons-bold.svg",
    "assets/ko-auth.json",
    "assets/ko-core.json",
    "assets/ko-help.json",
    "assets/ko-vip.json",
    "assets/shared.js",
    "assets/start.js",
  ]);
});

test("a disabled feature adds no code and no texts; files shared with an enabled one stay", () => {
  const plan = prunePlan(manifest, needs(["help"]));
  expect(plan.filter((file) => /vip/i.test(file))).toEqual([]);
  expect(plan).toContain("assets/shared.js");
  expect(prunePlan(manifest, needs([]))).not.toContain("assets/shared.js");
});

test("the code of a service is only in the packs of brands that use it", () => {
  expect(prunePlan(manifest, needs([]))).not.toContain("assets/firebase.js");
  expect(prunePlan(manifest, { ...needs([]), services: ["firebase"] })).toContain("assets/firebase.js");
});

test("the page knows only the addresses of its own languages and features", () => {
  expect(sharedAddresses(manifest, needs(["vip"]))).toEqual({
    icons: "/assets/icons-bold.svg",
    fonts: ["/assets/font-a.css"],
    texts: { ko: { core: "/assets/ko-core.json", auth: "/assets/ko-auth.json", vip: "/assets/ko-vip.json" } },
  });
});

test("BR-023 a language without texts adds those of its fallback, once", () => {
  const { texts } = sharedAddresses(manifest, { ...needs([]), locales: ["fr", "de", "en"] });
  expect(texts).toEqual({ en: { core: "/assets/en-core.json" } });
  expect(prunePlan(manifest, { ...needs([]), locales: ["fr"] }).filter((file) => file.endsWith("-core.json"))).toEqual([
    "assets/en-core.json",
  ]);
});

test("a runtime without something that a brand needs is reported in one sentence with a solution", () => {
  expect(() => prunePlan(manifest, { ...needs([]), icons: "thin" })).toThrow(
    "The runtime has no icons of weight thin. Run `npm run gen` and build again.",
  );
});
