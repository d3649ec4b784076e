import { expect, it } from "vitest";
import { importGraph } from "../imports/importGraph.ts";
import { memoryTree } from "../lib/tree.ts";
import { reachedTests } from "./reachedTests.ts";

const tree = memoryTree({
  "packages/x/src/a/a.ts": "export const a = 1;",
  "packages/x/src/a/a.test.ts": 'import "./a.ts";',
  "packages/x/src/a/beside.test.ts": "",
  "packages/x/src/b.ts": 'import "./a/a.ts";',
  "packages/x/src/b.test.ts": 'import "./b.ts";',
  "packages/x/src/far.slow.test.ts": 'import "@livery/x/b.ts";',
  "packages/x/src/other.test.ts": "",
  "packages/x/src/workspace.ts": 'const brands = join(root, "brands");',
  "packages/x/src/workspace.test.ts": 'import "./workspace.ts";',
  "packages/x/src/all.brands.test.ts": 'import "./workspace.ts";',
  "packages/ui/src/B/B.tsx": "",
  "packages/ui/src/B/B.stories.tsx": 'import { B } from "./B.tsx";',
  ".storybook/Site.stories.tsx": 'import { B } from "@livery/ui/B/B.tsx";',
  ".storybook/Other.stories.tsx": "",
  "brands/acme/brand.json": "{}",
  "e2e/one.spec.ts": 'import "./site.ts";',
  "e2e/two.spec.ts": "",
  "e2e/site.ts": "",
});
const graph = importGraph(tree);
const reached = (...changed: readonly string[]) =>
  reachedTests(graph, tree.files, changed).map(({ file, runner, distance }) => `${distance} ${runner} ${file}`);

it.each([
  [
    "packages/x/src/a/a.ts",
    [
      "0 unit packages/x/src/a/a.test.ts",
      "1 unit packages/x/src/a/beside.test.ts",
      "2 unit packages/x/src/b.test.ts",
      "2 slow packages/x/src/far.slow.test.ts",
    ],
  ],
  ["packages/x/src/a/a.test.ts", ["0 unit packages/x/src/a/a.test.ts", "1 unit packages/x/src/a/beside.test.ts"]],
  ["packages/ui/src/B/B.tsx", ["0 stories packages/ui/src/B/B.stories.tsx", "1 stories .storybook/Site.stories.tsx"]],
  [".storybook/Other.stories.tsx", ["0 stories .storybook/Other.stories.tsx"]],
  ["brands/acme/brand.json", ["2 brands packages/x/src/all.brands.test.ts"]],
  ["e2e/site.ts", ["1 e2e e2e/one.spec.ts"]],
  ["README.md", []],
])("a change of %s reaches %j", (changed, tests) => {
  expect(reached(changed)).toEqual(tests);
});

it("of several changed files, the nearest counts", () => {
  expect(reached("packages/ui/src/B/B.tsx", ".storybook/Site.stories.tsx")).toEqual([
    "0 stories .storybook/Site.stories.tsx",
    "0 stories packages/ui/src/B/B.stories.tsx",
  ]);
});
