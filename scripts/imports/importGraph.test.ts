import { expect, it } from "vitest";
import { memoryTree } from "../lib/tree.ts";
import { closureOf, distancesFrom, importGraph } from "./importGraph.ts";

const graph = importGraph(
  memoryTree({
    "packages/x/src/a.ts": 'import "./b.ts";',
    "packages/x/src/b.ts": 'import "./c.ts"; import type { D } from "./d.ts";',
    "packages/x/src/c.ts": 'import "./a.ts";',
    "packages/x/src/d.ts": "",
    "packages/x/src/a.test.ts": 'import "./a.ts"; read("page.html"); // "page.html"',
    "packages/x/src/texts.test.ts": 'readdirSync(new URL("locales", import.meta.url));',
    "packages/x/src/texts.ts": "read(new URL(`locales/${code}/menu.json`, import.meta.url));",
    "packages/x/src/reader.test.ts": 'read(join(root, "packages/x/src/a.test.ts"))',
    "packages/x/src/locales/ko/menu.json": "{}",
    "packages/x/src/locales/ko/forms.json": "{}",
    "packages/x/fixtures/page.html": "",
    "packages/x/README.md": "",
    "README.md": "",
    "vitest.config.ts": 'import "./scripts/lib/reportFile.ts";',
    "scripts/lib/reportFile.ts": "",
  }),
);

it("modules know what they import and who imports them, but not by types alone", () => {
  expect(graph.importsOf("packages/x/src/b.ts")).toEqual(["packages/x/src/c.ts"]);
  expect(graph.dependentsOf("packages/x/src/c.ts")).toEqual(["packages/x/src/b.ts"]);
  expect(graph.dependentsOf("packages/x/src/d.ts")).toEqual([]);
});

it.each([
  ["packages/x/src/locales/ko/menu.json", ["packages/x/src/texts.test.ts", "packages/x/src/texts.ts"]],
  ["packages/x/src/locales/ko/forms.json", ["packages/x/src/texts.test.ts"]],
  ["packages/x/fixtures/page.html", ["packages/x/src/a.test.ts"]],
  ["README.md", []],
])("what no module imports has those that name it or its folder: %s", (path, dependents) => {
  expect(graph.dependentsOf(path)).toEqual(dependents);
});

it("every test depends on the configuration of its runner", () => {
  expect(distancesFrom(graph, ["scripts/lib/reportFile.ts"]).get("packages/x/src/a.test.ts")).toBe(2);
});

it("steps are counted along the shortest way, also around cycles, and end at tests", () => {
  expect([...distancesFrom(graph, ["packages/x/src/c.ts"])]).toEqual([
    ["packages/x/src/c.ts", 0],
    ["packages/x/src/b.ts", 1],
    ["packages/x/src/a.ts", 2],
    ["packages/x/src/a.test.ts", 3],
  ]);
});

it("everything that a module imports, directly or not", () => {
  expect([...closureOf(graph, ["packages/x/src/a.test.ts"])].toSorted()).toEqual([
    "packages/x/src/a.test.ts",
    "packages/x/src/a.ts",
    "packages/x/src/b.ts",
    "packages/x/src/c.ts",
    "scripts/lib/reportFile.ts",
    "vitest.config.ts",
  ]);
});
