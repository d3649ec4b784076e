import { expect, test } from "vitest";
import { bundleFacts } from "./bundleFacts.ts";
import type { ChunkGraph, GraphChunk } from "./chunkGraph.ts";

const VIP = "packages/runtime/src/features/vip/Vip.section.tsx";
const HELP = "packages/runtime/src/features/help/help.section.tsx";
const PANE = "packages/runtime/src/features/vip/RankTable.section.tsx";

function chunk(file: string, modules: string[], more: Partial<GraphChunk> = {}): [string, GraphChunk] {
  return [file, { file, css: [], imports: [], modules, ...more }];
}

/** An app with two features that share a part, as the bundler outputs it. */
function graph(shared: readonly string[]): ChunkGraph {
  return {
    entry: "app.js",
    chunks: Object.fromEntries([
      chunk("app.js", ["app.tsx", "virtual:vite/preload-helper.js"], {
        facade: "app.tsx",
        css: ["app.css"],
      }),
      chunk("Vip.js", [VIP], { facade: VIP, imports: ["shared.js", "app.js"] }),
      chunk("help.js", [HELP], { facade: HELP, imports: ["shared.js"], css: ["help.css"] }),
      chunk("RankTable.js", [PANE], { facade: PANE }),
      chunk("shared.js", [...shared], { css: ["shared.css"] }),
      chunk("lazy.js", ["lazy.ts"], { facade: "lazy.ts" }),
    ]),
    modules: {
      "app.tsx": { imports: ["virtual:vite/preload-helper.js"], dynamicImports: [VIP, HELP, "lazy.ts"] },
      [VIP]: { imports: ["both.ts", "app.tsx"], dynamicImports: [PANE] },
      [HELP]: { imports: ["both.ts", "helpOnly.ts"], dynamicImports: [] },
    },
  };
}

test("a feature's files are its sections with their imports and styles", () => {
  const { features, sections, entry } = bundleFacts(graph(["both.ts"]));
  expect(features.help).toEqual({
    sections: ["help"],
    files: ["help.css", "help.js", "shared.css", "shared.js"],
    modules: ["both.ts", "helpOnly.ts", HELP],
  });
  expect(sections["Vip"]).toMatchObject({ owners: ["vip"], js: ["Vip.js", "shared.js"], css: ["shared.css"] });
  expect(entry).toEqual({ file: "app.js", js: ["app.js"], css: ["app.css"], later: ["lazy.js"] });
});

test("lazy imports of the entry without a route belong to the core, and to no feature", () => {
  const { features } = bundleFacts(graph(["both.ts"]));
  expect(features.core?.files).toEqual(["app.css", "app.js", "lazy.js"]);
  expect(features.help?.files).not.toContain("lazy.js");
});

test("a section without a route belongs to the feature of its folder", () => {
  const { features, sections } = bundleFacts(graph(["both.ts"]));
  expect(sections["RankTable"]?.owners).toEqual(["vip"]);
  expect(features.vip?.sections).toEqual(["RankTable", "Vip"]);
});

test("two sections of one name are refused, because one would hide the other", () => {
  const other = "packages/runtime/src/member/help.section.tsx";
  const { chunks, ...facts } = graph(["both.ts"]);
  const twice = { ...chunks, ...Object.fromEntries([chunk("other.js", [other], { facade: other })]) };
  expect(() => bundleFacts({ ...facts, chunks: twice })).toThrow(
    `Two sections are called help, the second is ${other}`,
  );
});

test("the section of a dialog belongs to the feature of its row, wherever it stands", () => {
  const AUTH = "packages/runtime/src/features/vip/auth.section.tsx";
  const { entry, chunks, modules } = graph(["both.ts"]);
  const { sections } = bundleFacts({
    entry,
    chunks: { ...chunks, ...Object.fromEntries([chunk("auth.js", [AUTH], { facade: AUTH })]) },
    modules,
  });
  expect(sections["auth"]?.owners).toEqual(["core"]);
});

test("a chunk shared by two features that holds a module of only one fails the build", () => {
  expect(() => bundleFacts(graph(["both.ts", "helpOnly.ts"]))).toThrow(
    "The chunk shared.js is shared by vip, help, but vip does not reach helpOnly.ts: a brand with only vip would ship it.",
  );
});

test("a chunk of the core with a feature's module also fails the build", () => {
  const mixed = graph(["both.ts"]);
  const app = mixed.chunks["app.js"];
  const chunks = { ...mixed.chunks, "app.js": { ...app, modules: ["app.tsx", "helpOnly.ts"] } as GraphChunk };
  expect(() => bundleFacts({ ...mixed, chunks })).toThrow("core does not reach helpOnly.ts");
});
