import { expect, it } from "vitest";
import { importGraph } from "../imports/importGraph.ts";
import { memoryTree } from "../lib/tree.ts";
import { planChecks } from "./planChecks.ts";

const graph = importGraph(
  memoryTree({
    "scripts/gen/schemas.ts": 'read("schemas/x.json");',
    "scripts/gen/schemas.test.ts": 'read("schemas/tested.json");',
    "scripts/gen/reference.ts": 'run("packages/cli/src/run.ts", "docs");',
    "packages/cli/src/run.ts": 'import "./commands/docs/runDocs.ts"; import "./commands/build/pack.ts";',
    "packages/cli/src/commands/docs/runDocs.ts": 'import "./page.ts";',
  }),
);
const scripts = (changed: readonly string[]) =>
  planChecks(graph, changed, changed).map(({ script }) => script.replace("check:", ""));

it.each([
  [["packages/x/src/a.ts"], ["types", "rules", "lint", "format"]],
  [["README.md"], ["rules"]],
  [["brands/acme/brand.json"], ["rules", "format"]],
  [["package.json"], ["types", "rules", "format"]],
  [["docs/reference/en/keys.md"], ["rules", "gen"]],
  [["packages/platform/src/decoders/x.gen.js"], ["rules", "lint", "format", "gen"]],
])("a change of %j needs %j", (changed, expected) => {
  expect(scripts(changed)).toEqual(expected);
});

it.each([
  ["schemas/x.json", true],
  ["packages/cli/src/commands/docs/page.ts", true],
  ["packages/cli/src/commands/build/pack.ts", false],
  ["schemas/tested.json", false],
])("generated files are checked if the change of %s reaches a generator: %s", (changed, isChecked) => {
  expect(scripts([changed]).includes("gen")).toBe(isChecked);
});

it("only files that are still there are linted and formatted", () => {
  const checks = planChecks(graph, ["a.ts", "gone.ts"], ["a.ts"]);
  expect(checks.filter(({ args }) => args.includes("a.ts")).map(({ script }) => script)).toEqual([
    "check:lint",
    "check:format",
  ]);
  expect(checks.flatMap(({ args }) => args)).not.toContain("gone.ts");
});
