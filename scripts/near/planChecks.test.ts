import { expect, it } from "vitest";
import { planChecks } from "./planChecks.ts";

const scripts = (changed: readonly string[], reached: readonly string[] = changed) =>
  planChecks(changed, changed, reached).map(({ script }) => script.replace("check:", ""));

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

it("generated files are checked if the change reaches a generator, not if it reaches a generator's test", () => {
  expect(scripts(["schemas/x.json"], ["schemas/x.json", "scripts/gen/schemas.ts"])).toContain("gen");
  expect(scripts(["schemas/x.json"], ["schemas/x.json", "scripts/gen/x.test.ts"])).not.toContain("gen");
});

it("only files that are still there are linted and formatted", () => {
  const checks = planChecks(["a.ts", "gone.ts"], ["a.ts"], []);
  expect(checks.filter(({ args }) => args.includes("a.ts")).map(({ script }) => script)).toEqual([
    "check:lint",
    "check:format",
  ]);
  expect(checks.flatMap(({ args }) => args)).not.toContain("gone.ts");
});
