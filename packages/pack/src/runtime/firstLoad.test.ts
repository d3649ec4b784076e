import { expect, test } from "vitest";
import {
  assertFirstLibraries,
  assertTextsWithinBudget,
  assertWithinBudget,
  firstLoad,
  lobbyScripts,
} from "./firstLoad.ts";
import type { BundleFacts } from "./runtimeManifest.ts";

const bundle: BundleFacts = {
  entry: { file: "assets/app.js", js: ["assets/app.js", "assets/vendor.js"], css: ["assets/app.css"], later: [] },
  sections: {
    index: { file: "assets/index.js", js: ["assets/index.js"], css: [], later: [], owners: ["core"], modules: [] },
    Vip: { file: "assets/Vip.js", js: ["assets/Vip.js"], css: [], later: [], owners: ["vip"], modules: [] },
  },
  features: {},
  chunks: {},
  reads: {},
};
const files = Object.fromEntries(
  [90, 900, 10, 5000].map((brotli, index) => [
    ["assets/app.js", "assets/vendor.js", "assets/index.js", "assets/Vip.js"][index],
    { bytes: brotli * 3, sha256: "", brotli },
  ]),
);

test("the first load is the entry, what it imports, and home: no other page, no styles", () => {
  const load = firstLoad(bundle, files, 1000);
  expect(load.scripts).toBe(1000);
  expect(load.files.map(({ file }) => file)).toEqual(["assets/vendor.js", "assets/app.js", "assets/index.js"]);
  expect(() => assertWithinBudget(load)).not.toThrow();
});

test("a lobby needs the entry, what it imports, and its own page without home's", () => {
  const egame = { ...bundle.sections["Vip"]!, js: ["assets/Vip.js", "assets/vendor.js"] };
  expect(lobbyScripts({ ...bundle, files, sections: { ...bundle.sections, egame } })).toBe(5990);
});

test("a first load over its budget fails with the names of the biggest chunks", () => {
  expect(() => assertWithinBudget(firstLoad(bundle, files, 900))).toThrowErrorMatchingInlineSnapshot(
    `[PackError: The scripts of the first load weigh 1,000 bytes after brotli, 100 bytes over the budget of 900 bytes in packages/pack/budget.json. The biggest: assets/vendor.js (900 bytes), assets/app.js (90 bytes), assets/index.js (10 bytes). Move code behind a *.section.tsx or a dynamic import.]`,
  );
});

test("texts of every visit over their budget fail with their language", () => {
  const texts = {
    ko: { core: "assets/app.js", frame: "assets/vendor.js", panes: { begin: "", files: [] }, features: {} },
  };
  expect(() => assertTextsWithinBudget(texts, files, 990)).not.toThrow();
  expect(() => assertTextsWithinBudget(texts, files, 989)).toThrow(
    'in "ko" weigh 990 bytes after brotli, 1 bytes over',
  );
});

test("a first load with a library that only lazy code may use fails with its name", () => {
  const load = firstLoad(bundle, files, 1000);
  const lean = {
    "assets/vendor.js": ["node_modules/react-dom/client.js"],
    "assets/Vip.js": ["node_modules/ky/index.js"],
  };
  expect(() => assertFirstLibraries(load, { chunks: lean })).not.toThrow();
  const fat = { ...lean, "assets/index.js": ["packages/ui/src/Link/Link.tsx", "node_modules/@base-ui/react/menu.mjs"] };
  expect(() => assertFirstLibraries(load, { chunks: fat })).toThrow(
    "The first load contains node_modules/@base-ui/react/menu.mjs, in assets/index.js.",
  );
});
