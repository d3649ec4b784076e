import { expect, test } from "vitest";
import { touchedScreens } from "./touchedScreens.ts";

const facts = { css: [], owners: [], modules: [] };
const manifest = {
  entry: { file: "app.js", js: ["app.js", "vendor.js"], css: [], later: ["dialog.js"] },
  sections: {
    index: { ...facts, file: "index.js", js: ["index.js"], later: ["data.js"] },
    help: { ...facts, file: "help.js", js: ["help.js", "shared.js"], later: [] },
  },
  chunks: Object.fromEntries(
    ["app.js", "vendor.js", "dialog.js", "index.js", "data.js", "help.js", "shared.js"].map((file) => [file, []]),
  ),
  reads: {
    "app.js": { site: ["layout.header", "play"], properties: ["color-bg"] },
    "dialog.js": { site: ["switches"], properties: [] },
    "data.js": { site: ["layout"], properties: [] },
    "shared.js": { site: ["contact.email"], properties: ["color-bg", "color-ink"] },
  },
};
const all = { shared: Object.keys(manifest.chunks) };

function touched(keys: readonly string[], properties: readonly string[] = [], after = all) {
  const site = keys.map((key) => ({ key }));
  const { chunks, ...pages } = touchedScreens(manifest, { site, properties: new Set(properties) }, all, after);
  return { ...pages, chunks: chunks.map(({ file }) => file) };
}

test("a chunk that reads a key, or its parent, is affected, and so are the pages that load it", () => {
  expect(touched(["layout.hero"])).toMatchObject({ everywhere: false, sections: ["index"], chunks: ["data.js"] });
  expect(touched(["layout.hero"]).routes).toEqual(["/index", "/register", "/register.html"]);
  expect(touched(["contact.email"])).toMatchObject({ sections: ["help"], routes: ["/help", "/helpmc"] });
});

test("chunks that the entry loads, at once or later, are visible on every page", () => {
  expect(touched(["play"])).toMatchObject({ everywhere: true, sections: [], chunks: ["app.js"] });
  expect(touched(["switches.FREEPLAY3"])).toMatchObject({ everywhere: true, chunks: ["dialog.js"] });
});

test("a custom property affects the chunks whose code or styles use it", () => {
  expect(touched([], ["color-ink"])).toMatchObject({ everywhere: false, sections: ["help"], chunks: ["shared.js"] });
});

test("a chunk that only one of two packs has is affected", () => {
  const without = { shared: all.shared.filter((file) => file !== "help.js") };
  expect(touched([], [], without)).toMatchObject({ sections: ["help"], chunks: ["help.js"] });
});

test("the page of a feature that is off is not affected by a chunk that it shares with others", () => {
  const off = { shared: all.shared.filter((file) => file !== "help.js") };
  const difference = { site: [{ key: "contact.email" }], properties: new Set<string>() };
  expect(touchedScreens(manifest, difference, off, off)).toMatchObject({ sections: [], routes: [] });
});

test("a key that no chunk reads affects nothing", () => {
  expect(touched(["merchantx"])).toEqual({ everywhere: false, sections: [], routes: [], chunks: [] });
});
